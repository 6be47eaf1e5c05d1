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
from thread import add_stitches
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


def weave(x, y, rng, wide=YARN):
    """Height of a plain weave on the cushion, which sinks into the seam."""

    def noise(size):
        values = cv2.GaussianBlur(rng.standard_normal(x.shape).astype(np.float32), (0, 0), size)
        return values / values.std()

    bend = 0.006 * noise(60)
    u, v = (x + bend) / wide, (y + 0.006 * noise(60)) / wide
    slub = 1 + 0.12 * noise(9)
    over = lambda across, along: np.sqrt(np.clip(1 - (2 * (across % 1) - 1) ** 2, 0, 1)) * slub + 0.75 * np.cos(np.pi * (along + np.floor(across)))
    yarn = 0.2 * wide * np.maximum(over(u, v), over(v, u + 1))
    away = np.abs(seam(x, y))
    fold = -0.085 * np.exp(-away / 0.045) + 0.030 * np.exp(-(((away - 0.10) / 0.09) ** 2))
    return yarn + fold - 0.055 * (x**2 + y**2) + 0.0010 * noise(2)


def nests(rng):
    """Where mould grows: (x, y, how far it spreads), most of it along the seam."""
    found = [(0.42 + 0.34 * v + 0.10 * v * v + rng.normal(0, 0.06), v, 0.10) for v in rng.uniform(-0.9, 0.8, 9)]
    return found + [(rng.normal(-0.20, 0.35), rng.normal(0.05, 0.30), rng.uniform(0.05, 0.22)) for _ in range(12)]


def mould(x, y, nests, rng, count=1250):
    """Cover of the colonies and how old they are, both from 0 to 1: many specks and few large ones."""
    cover, age = np.zeros_like(x, np.float32), np.zeros_like(x, np.float32)
    step = x[0, 1] - x[0, 0]
    rough = cv2.GaussianBlur(rng.standard_normal(x.shape).astype(np.float32), (0, 0), 3.5)
    rough = rough / rough.std()
    for number in range(count):
        middle_x, middle_y, spread = nests[rng.integers(len(nests))]
        if rng.random() < 0.25:
            spread = 3 * spread
        near = rng.normal(0, spread, 2) + (middle_x, middle_y)
        radius = 0.005 + 0.006 * rng.random() + (0.085 * rng.random() ** 4 if number < count / 3 else 0)
        reach = int(radius * 2.2 / step) + 2
        row, column = int((near[1] - y[0, 0]) / step), int((near[0] - x[0, 0]) / step)
        if not (reach < row < x.shape[0] - reach and reach < column < x.shape[1] - reach):
            continue
        box = np.s_[row - reach : row + reach, column - reach : column + reach]
        angle = np.arctan2(y[box] - near[1], x[box] - near[0])
        wobble = 1 + 0.12 * np.sin(2 * angle + row) + 0.08 * np.sin(5 * angle + column) + 0.22 * rough[box]
        away = np.hypot(x[box] - near[0], y[box] - near[1]) / radius / wobble
        # A dense middle and a fluffy fringe.
        disc = rng.uniform(0.35, 1) * (0.75 / (1 + np.exp((away - 0.85) * 8)) + 0.25 * np.exp(-((away / 1.3) ** 2)))
        old = np.clip((radius - 0.012) / 0.02, 0, 1) * np.exp(-((away / 0.62) ** 4))
        age[box] = np.where(disc > cover[box], old, age[box])
        cover[box] = 1 - (1 - cover[box]) * (1 - disc)
    return cover, age


def cloth(is_mouldy, colors=((0.010, 0.0105, 0.012), (0.034, 0.035, 0.039)), spots=((0.46, 0.47, 0.42), (0.24, 0.27, 0.20), (0.085, 0.105, 0.070))):
    """`colors` of the yarn, dark and light, and of mould: young in two hues, and old."""
    material, n, output = new_material("cloth")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    fibres = n.noise(place, 420, 3)
    yarn = n.mix(fibres, *colors)
    tone = n.mix(n.attribute("age"), n.mix(n.noise(place, 12, 3), *spots[:2]), spots[2])
    dusty = n.mix(n.noise(place, 150, 3), (0.0, 0.0, 0.0), (1.0, 1.0, 1.0))
    cover = n.math("MULTIPLY", n.attribute("cover"), n.ramp(dusty, 0.30, 0.66, 0.30, 1.0))
    color = n.mix(n.math("MULTIPLY", cover, 0.8 if is_mouldy else 0.0), yarn, tone)
    fluff = n.add("ShaderNodeBump", {"Height": n.noise(place, 260, 4), "Distance": 0.006, "Strength": 0.7})
    inputs = {"Base Color": color, "Roughness": 0.85, "Specular": 0.15, "Sheen": 0.25, "Normal": fluff}
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", inputs))
    return material


def stitches(height_at, cover_at, rng):
    """A row of grey thread at each side of the seam."""
    y, side = (v.ravel() for v in np.meshgrid(np.arange(-1.2, 1.2, 0.074), (-0.085, 0.085)))
    x, lean = 0.42 + 0.34 * y + 0.10 * y**2 + side, 0.34 + 0.2 * y
    headings = np.stack([lean, np.ones_like(lean)], -1) / np.hypot(lean, 1)[:, None]
    places = np.array([(u, v, height_at(u, v) + 0.005) for u, v in zip(x, y)])
    cover = np.array([cover_at(u, v) for u, v in zip(x, y)])
    add_stitches(places, headings, np.zeros((len(x), 2)), 0.064, 0.0075, (0.20, 0.205, 0.21), rng, attributes={"mould": cover})


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 48
    count = 1700
    x, y = np.meshgrid(*[np.linspace(-EXTENT / 2, EXTENT / 2, count)] * 2)
    rng = np.random.default_rng(6)
    z = weave(x, y, rng)
    cover, age = mould(x, y, nests(rng), rng)
    at = lambda u: int(np.clip((u / EXTENT + 0.5) * (count - 1), 0, count - 1))
    for name, (size, is_mouldy, place, target) in SHOTS.items():
        scene = start()
        scene.world.node_tree.nodes["Background"].inputs[0].default_value = (0.05, 0.055, 0.06, 1)
        points = np.stack([x, y, z], -1).reshape(-1, 3)
        add_mesh("cloth", points, grid_faces(count, count), cloth(is_mouldy), {"cover": cover, "age": age})
        stitches(lambda u, v: z[at(v), at(u)], lambda u, v: cover[at(v), at(u)] * is_mouldy, np.random.default_rng(3))
        area_light((-2.6, 0.9, 1.5), (0, 0, 0), (1.6, 1.2), 260, (1, 0.96, 0.90), seen=True)
        area_light((2.4, 2.4, 2.2), (0, 0, 0), (1.5, 1.5), 70, (0.85, 0.92, 1), seen=True)
        camera(place, target, 60, aperture=0.5, focus=(target[0], target[1] - 0.03, 0.0))
        light = render(tuple(round(side * scale) for side in size), samples)
        # Behind the seat there is no car.
        light = light if name == "hero" else light[len(light) // 10 :]
        save(develop(light, 0.6), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
