"""
Black woven cloth of a car seat along a seam, with mould and without.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P mould.py -- OUT [scale] [samples]

writes OUT/before.jpg and after.jpg, 1200 x 810, and hero.jpg, closer, 1600 x 900. One unit is a decimetre.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from studio import add_mesh, area_light, camera, grid_faces, new_material, render, start

# Size, whether there is mould, and the place of the camera and what it looks at.
SHOTS = {
    "before": ((1200, 900), True, (0.0, -2.1, 1.75), (0.0, -0.02, 0.0)),
    "after": ((1200, 900), False, (0.0, -2.1, 1.75), (0.0, -0.02, 0.0)),
    "hero": ((1600, 900), True, (0.35, -1.55, 1.5), (0.20, 0.10, 0.0)),
}
YARN = 0.021
EXTENT = 2.6


def seam(x, y):
    """Distance from the seam, negative at its left."""
    return x - 0.42 - 0.34 * y - 0.10 * y**2


def weave(x, y, rng):
    """Height of a plain weave on the cushion, which sinks into the seam."""

    def noise(size):
        values = cv2.GaussianBlur(rng.standard_normal(x.shape).astype(np.float32), (0, 0), size)
        return values / values.std()

    bend = 0.006 * noise(60)
    u, v = (x + bend) / YARN, (y + 0.006 * noise(60)) / YARN
    slub = 1 + 0.12 * noise(9)
    over = lambda across, along: np.sqrt(np.clip(1 - (2 * (across % 1) - 1) ** 2, 0, 1)) * slub + 0.75 * np.cos(np.pi * (along + np.floor(across)))
    yarn = 0.0042 * np.maximum(over(u, v), over(v, u + 1))
    away = np.abs(seam(x, y))
    fold = -0.085 * np.exp(-away / 0.045) + 0.030 * np.exp(-(((away - 0.10) / 0.09) ** 2))
    return yarn + fold - 0.055 * (x**2 + y**2) + 0.0010 * noise(2)


def mould(x, y, rng):
    """Cover of the colonies and how near their middles it is, both from 0 to 1."""
    cover, middle = np.zeros_like(x, np.float32), np.zeros_like(x, np.float32)
    step = x[0, 1] - x[0, 0]
    rough = cv2.GaussianBlur(rng.standard_normal(x.shape).astype(np.float32), (0, 0), 7)
    rough = rough / rough.std()
    for _ in range(260):
        near = rng.normal(0, 1, 2) * (0.42, 0.34) + ((-0.10, 0.10) if rng.random() < 0.7 else (0.62, -0.22))
        radius = 0.008 + 0.105 * rng.random() ** 3.0
        reach = int(radius * 1.5 / step) + 2
        row, column = int((near[1] - y[0, 0]) / step), int((near[0] - x[0, 0]) / step)
        if not (reach < row < x.shape[0] - reach and reach < column < x.shape[1] - reach):
            continue
        box = np.s_[row - reach : row + reach, column - reach : column + reach]
        angle = np.arctan2(y[box] - near[1], x[box] - near[0])
        wobble = 1 + 0.10 * np.sin(3 * angle + row) + 0.07 * np.sin(5 * angle + column) + 0.13 * rough[box]
        away = np.hypot(x[box] - near[0], y[box] - near[1]) / radius / wobble
        strength = rng.uniform(0.55, 1)
        disc = strength / (1 + np.exp((away - 0.90) * 9)) * (0.72 + 0.28 * np.clip(1.2 - away, 0, 1))
        middle[box] = np.where(disc > cover[box], np.exp(-((away / 0.55) ** 3)), middle[box])
        cover[box] = np.maximum(cover[box], disc)
    return cover, middle


def cloth(is_mouldy):
    material, n, output = new_material("cloth")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    fibres = n.noise(place, 420, 3)
    black = n.mix(fibres, (0.010, 0.0105, 0.012), (0.034, 0.035, 0.039))
    tone = n.mix(n.attribute("middle"), (0.40, 0.42, 0.36), (0.16, 0.185, 0.13))
    dusty = n.mix(n.noise(place, 150, 3), (0.0, 0.0, 0.0), (1.0, 1.0, 1.0))
    cover = n.math("MULTIPLY", n.attribute("cover"), n.ramp(dusty, 0.30, 0.66, 0.30, 1.0))
    color = n.mix(n.math("MULTIPLY", cover, 0.85 if is_mouldy else 0.0), black, tone)
    fluff = n.add("ShaderNodeBump", {"Height": n.noise(place, 260, 4), "Distance": 0.006, "Strength": 0.7})
    inputs = {"Base Color": color, "Roughness": 0.85, "Specular": 0.15, "Sheen": 0.25, "Normal": fluff}
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", inputs))
    return material


def stitches(height_at):
    """A row of grey thread at each side of the seam."""
    t, around = np.meshgrid(np.linspace(-1, 1, 9), np.linspace(0, 2 * np.pi, 10, endpoint=False), indexing="ij")
    thick = 0.0075 * np.sqrt(np.clip(1 - np.abs(t) ** 4, 0.02, 1))
    bar = np.stack([thick * np.cos(around), 0.030 * t, thick * np.sin(around) - 0.010 * t**2], -1).reshape(-1, 3)
    i = np.arange(90).reshape(9, 10)
    j = np.roll(i, -1, 1)
    one = np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4)
    points, faces = [], []
    for y in np.arange(-1.2, 1.2, 0.078):
        for side in (-0.085, 0.085):
            x, lean = 0.42 + 0.34 * y + 0.10 * y**2 + side, 0.34 + 0.2 * y
            place = np.array([x, y, height_at(x, y) + 0.004])
            points.append(bar + bar[:, 1:2] * (lean, 0, 0) + place)
            faces.append(one + 90 * len(faces))
    material, n, output = new_material("thread")
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": (0.20, 0.205, 0.21, 1), "Roughness": 0.6}))
    add_mesh("stitches", np.concatenate(points), np.concatenate(faces), material)


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 48
    count = 1700
    x, y = np.meshgrid(*[np.linspace(-EXTENT / 2, EXTENT / 2, count)] * 2)
    rng = np.random.default_rng(6)
    z = weave(x, y, rng)
    cover, middle = mould(x, y, rng)
    at = lambda u: int(np.clip((u / EXTENT + 0.5) * (count - 1), 0, count - 1))
    for name, (size, is_mouldy, place, target) in SHOTS.items():
        scene = start()
        scene.world.node_tree.nodes["Background"].inputs[0].default_value = (0.05, 0.055, 0.06, 1)
        points = np.stack([x, y, z], -1).reshape(-1, 3)
        add_mesh("cloth", points, grid_faces(count, count), cloth(is_mouldy), {"cover": cover, "middle": middle})
        stitches(lambda u, v: z[at(v), at(u)])
        area_light((-2.6, 0.9, 1.5), (0, 0, 0), (1.6, 1.2), 260, (1, 0.96, 0.90), seen=True)
        area_light((2.4, 2.4, 2.2), (0, 0, 0), (1.5, 1.5), 70, (0.85, 0.92, 1), seen=True)
        camera(place, target, 60, aperture=0.5, focus=(target[0], target[1] - 0.03, 0.0))
        light = render(tuple(round(side * scale) for side in size), samples)
        # Behind the seat there is no car.
        light = light if name == "hero" else light[len(light) // 10 :]
        save(develop(light, 0.6), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
