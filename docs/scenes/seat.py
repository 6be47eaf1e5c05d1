"""
Cream quilted leather of a car seat, with blue dye from jeans and without.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P seat.py -- OUT [scale] [samples]

writes OUT/before.jpg and after.jpg, 1600 x 1080. One unit is a metre; the cushion is in the plane of x and y, its front towards the camera.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from studio import add_mesh, area_light, camera, grid_faces, image_from, new_material, render, start

SIZE = (1600, 1200)
DIAMOND = 0.105  # from seam to seam
EXTENT = 0.7  # of the cushion, in both directions


def seams(x, y):
    """Distance in metres from the two families of seams."""
    a, b = (x + 0.62 * y) / 1.177, (x - 0.62 * y) / 1.177
    away = lambda v: np.abs((v / DIAMOND + 0.5) % 1 - 0.5) * DIAMOND
    return away(a), away(b)


def height(x, y):
    a, b = seams(x, y)
    pillow = np.sqrt(np.clip(np.sin(np.pi * np.clip(a / DIAMOND, 0, 0.5)) * np.sin(np.pi * np.clip(b / DIAMOND, 0, 0.5)), 0, 1) + 1e-4)
    near = np.minimum(a, b)
    groove = -0.0022 * np.exp(-((near / 0.0016) ** 2))
    return 0.013 * pillow + groove - 0.22 * (y - 0.06) ** 2 - 0.10 * x**2


def leather(stain, colors=((0.62, 0.525, 0.40), (0.68, 0.59, 0.465))):
    material, n, output = new_material("leather")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    cells = n.add("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 620.0}, "Distance", feature="DISTANCE_TO_EDGE")
    grain = n.math("MULTIPLY", n.ramp(cells, 0.0, 0.22), 0.00016)
    creases = n.math("MULTIPLY", n.noise(place, 55, 5), 0.0011)
    bump = n.add("ShaderNodeBump", {"Height": n.math("ADD", grain, creases), "Distance": 1.0, "Strength": 0.75})
    cream = n.mix(n.noise(place, 14, 3), *colors)
    dyed = n.attribute("dye")
    # Dye stays on the grain's tops and lets the leather show between them.
    tops = n.ramp(cells, 0.02, 0.20, 0.55, 1.0)
    factor = n.math("MULTIPLY", n.math("MULTIPLY", dyed, tops), 1.0 if stain else 0.0)
    color = n.mix(factor, cream, (0.045, 0.080, 0.185))
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": 0.44, "Specular": 0.42, "Normal": bump}))
    return material


def dye(x, y, rng):
    """How much dye a place took: where legs rubbed, on the tops of the pillows, in strokes along the seat."""

    def noise(across, along):
        values = cv2.GaussianBlur(rng.standard_normal(x.shape).astype(np.float32), (0, 0), sigmaX=across, sigmaY=along)
        return values / values.std()

    leg = lambda at, wide: np.exp(-(((x - at - 0.10 * y) / wide) ** 2)) * np.exp(-(((y - 0.02) / 0.21) ** 4))
    a, b = seams(x, y)
    top = np.clip(np.minimum(a, b) / 0.026, 0, 1) ** 0.8
    amount = 1.25 * leg(-0.060, 0.095) + 0.85 * leg(0.150, 0.060)
    amount = amount * (0.25 + 0.75 * top) * (1 + 0.22 * noise(6, 46) + 0.20 * noise(30, 30) + 0.10 * noise(1.2, 1.2))
    return np.clip(0.80 * amount, 0, 0.90)


def stitches():
    """Two rows of thread along each seam, as short rounded bars."""
    ring, steps = 8, 7
    t, angle = np.linspace(-1, 1, steps), np.linspace(0, 2 * np.pi, ring, endpoint=False)
    thick = 0.00062 * np.sqrt(np.clip(1 - np.abs(t) ** 3, 0.05, 1))
    bar = np.stack([np.repeat(0.0026 * t, ring), np.outer(thick, np.cos(angle)).ravel(), np.outer(thick, np.sin(angle)).ravel() - 0.0006 * np.repeat(t**2, ring)], -1)
    i = np.arange(steps * ring).reshape(steps, ring)
    j = np.roll(i, -1, 1)
    bar_faces = np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4)
    points, faces, count = [], [], 0
    for sign in (1, -1):
        along = np.array([-0.62 * sign, 1.0]) / np.hypot(0.62, 1)
        aside = np.array([along[1], -along[0]])
        for line in range(-9, 10):
            start_x = line * DIAMOND * 1.177
            for step in np.arange(-0.62, 0.62, 0.0068):
                for side in (-0.0030, 0.0030):
                    x, y = np.array([start_x, 0]) + along * step + aside * side
                    if abs(x) > 0.34 or abs(y) > 0.34:
                        continue
                    z = height(x, y)
                    ahead = height(x + along[0] * 0.002, y + along[1] * 0.002)
                    rise = (ahead - z) / 0.002
                    turned = np.stack([bar[:, 0] * along[0] + bar[:, 1] * aside[0] + x, bar[:, 0] * along[1] + bar[:, 1] * aside[1] + y, bar[:, 2] + bar[:, 0] * rise + z + 0.0005], -1)
                    points.append(turned)
                    faces.append(bar_faces + count)
                    count += len(bar)
    material, n, output = new_material("thread")
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": (0.42, 0.33, 0.22), "Roughness": 0.7, "Specular": 0.2}))
    add_mesh("stitches", np.concatenate(points), np.concatenate(faces), material)


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 48
    count = 1400
    x, y = np.meshgrid(*[np.linspace(-EXTENT / 2, EXTENT / 2, count)] * 2)
    amount = dye(x, y, np.random.default_rng(5))
    for name in ("before", "after"):
        scene = start()
        scene.world.node_tree.nodes["Background"].inputs[0].default_value = (0.035, 0.039, 0.045, 1)
        add_mesh("cushion", np.stack([x, y, height(x, y)], -1).reshape(-1, 3), grid_faces(count, count), leather(name == "before"), {"dye": amount})
        stitches()
        area_light((-0.75, 0.45, 0.42), (0, 0, 0), (0.7, 0.5), 10, (1, 0.96, 0.90), seen=True)
        area_light((0.7, 0.6, 0.6), (0, 0, 0), (0.5, 0.5), 2.0, (0.85, 0.92, 1), seen=True)
        camera((0.05, -0.56, 0.40), (0.0, 0.0, 0.0), 58, aperture=5.6, focus=(0, -0.02, 0.01))
        light = render(tuple(round(side * scale) for side in SIZE), samples)
        # Behind the seat there is no car.
        light = light[len(light) // 10 :]
        save(develop(light, 0.75), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
