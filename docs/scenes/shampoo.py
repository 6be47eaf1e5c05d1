"""
A hand wash of a dark green bonnet under trees: grey road dust, shampoo suds, and rinsed with drops of water on it.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P shampoo.py -- OUT [scale] [samples] [name ...]

writes OUT/before.jpg, during.jpg and after.jpg (1200 x 900), hero.jpg, suds closer (1600 x 900), and about.jpg, drops closer (1200 x 900). One
unit is a metre, but for water.py, which makes drops and bubbles in units of ten centimetres.
"""

import os
import sys

import bpy
import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bonnet import add_bonnet, dust, gap_distance, height
from develop import develop, save
from studio import add_mesh, camera, new_material, render, start
from surroundings import surround
from water import drops, water

GREEN = (0.0018, 0.034, 0.020)
SIZE, VIEW = (1200, 900), ((-0.08, -0.46, 0.27), (0.13, -0.02, 0.0), (0.05, -0.10, 0.0))
# Size, what is on the paint, and the place of the camera, what it looks at and where it is sharp.
SHOTS = {
    "before": (SIZE, "dust", *VIEW),
    "during": (SIZE, "suds", *VIEW),
    "after": (SIZE, "drops", *VIEW),
    "hero": ((1600, 900), "suds", (-0.02, -0.36, 0.19), (0.06, -0.05, 0.0), (0.05, -0.10, 0.0)),
    "about": (SIZE, "drops", (0.12, -0.34, 0.20), (0.24, -0.02, 0.0), (0.22, -0.06, 0.0)),
}
FINE = 2048


def suds(rng):
    """How thick suds are for x and y from -0.5 to 0.5 metres, above 0 where there are any: patches, and the arc in which a mitt went through them."""
    cloud = lambda cells: cv2.resize(rng.normal(0, 1, (cells, cells)).astype(np.float32), (FINE, FINE), interpolation=cv2.INTER_CUBIC)
    x, y = np.meshgrid(*[np.linspace(-0.5, 0.5, FINE)] * 2)
    away = np.hypot(x + 0.25, y + 0.75)
    mitt = np.exp(-(((away - 0.74 - 0.03 * cloud(6)) / 0.045) ** 2))
    return cloud(9) + 0.7 * cloud(24) + 0.4 * cloud(70) + 0.3 - 1.6 * mitt


def bubble():
    """A skin of soap: two faces that mirror, and nothing between them that bends light."""
    material, n, output = new_material("bubble")
    skin = n.math("MULTIPLY", n.add("ShaderNodeFresnel", {"IOR": 1.4}), 1.8)
    n.connect(output.inputs[0], n.mix_shaders(skin, n.add("ShaderNodeBsdfTransparent"), n.add("ShaderNodeBsdfGlossy", {"Roughness": 0.0})))
    return material


def add_drops(count, largest, contact, seed, material, is_allowed, uneven=1.0):
    free = lambda x, y: gap_distance(x / 10, y / 10) > 0.003 and is_allowed(x, y)
    ground = lambda x, y: 10 * height(x / 10, y / 10)
    points, faces = drops(count, largest, contact, np.random.default_rng(seed), free, ground, uneven)
    add_mesh("drops", points / 10, faces, material)


def add_suds(thick):
    at = lambda x, y: thick[tuple(np.clip(((np.array([y, x]) / 10 + 0.5) * FINE).astype(int), 0, FINE - 1))]
    skin = bubble()
    add_drops(26000, 0.085, 95, 3, skin, lambda x, y: at(x, y) > 0, 0.3)
    add_drops(50000, 0.030, 105, 8, skin, lambda x, y: at(x, y) > 0.3, 0.3)
    add_drops(4000, 0.050, 60, 9, water(), lambda x, y: at(x, y) < -0.1)


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 48
    for name in rest[2:] or SHOTS:
        size, over, eye, target, sharp = SHOTS[name]
        surround(start(), "forest", 90)
        bpy.context.scene.cycles.transparent_max_bounces = 16
        if over == "dust":
            add_bonnet(GREEN, film=(dust(), (0.30, 0.27, 0.23)))
        elif over == "suds":
            rng = np.random.default_rng(5)
            thick = suds(rng)
            froth = cv2.resize(rng.random((700, 700)).astype(np.float32), (FINE, FINE), interpolation=cv2.INTER_CUBIC)
            add_bonnet(GREEN, film=(np.clip(0.45 * thick * (0.4 + 0.9 * froth), 0, 0.75), (0.80, 0.81, 0.82)))
            add_suds(thick[::-1])
        else:
            add_bonnet(GREEN)
            add_drops(9000, 0.075, 72, 3, water(), lambda x, y: True)
        camera(eye, target, 50, aperture=9, focus=sharp)
        save(develop(render(tuple(round(side * scale) for side in size), samples), 0.8), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
