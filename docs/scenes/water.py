"""
Water on dark silver paint: flat puddles without a coating, round beads with one.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P water.py -- OUT [scale] [samples]

writes OUT/before.jpg and after.jpg (1600 x 1200), and closer.jpg, beads again (1600 x 900). One unit is ten centimetres.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from studio import add_mesh, camera, grid_faces, new_material, render, softbox, start

# Size, the camera's place, what it looks at and where it is sharp, and its lens.
PAIR = (1600, 1200), (-0.5, -4.7, 2.0), (0.1, 0.45, 0.03), (0, -0.15, 0.05), 78
SHOTS = {"before": PAIR, "after": PAIR, "closer": ((1600, 900), (-1.7, -3.9, 2.1), (-0.75, -0.30, 0.03), (-0.75, -0.45, 0.05), 80)}


def panel(x, y):
    """Height of the paint: nearly flat, with a step across it."""
    return -0.012 * x**2 - 0.018 * y**2 + 0.22 / (1 + np.exp(-3.2 * (0.35 * x + y - 1.2)))


def paint():
    material, n, output = new_material("paint")
    place = n.add("ShaderNodeTexCoord", output="Object")
    facing = n.add("ShaderNodeLayerWeight", {"Blend": 0.35}, "Facing")
    tone = n.mix(n.math("MULTIPLY", n.math("SUBTRACT", 1.0, facing), 0.8), (0.035, 0.037, 0.039), (0.19, 0.199, 0.212))
    flakes = n.add("ShaderNodeSeparateRGB", {0: n.add("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 160.0}, "Color")})
    tone = n.mix(n.math("MULTIPLY", n.math("POWER", flakes, 3.0), 0.35), tone, (0.33, 0.345, 0.366))
    peel = n.add("ShaderNodeBump", {"Height": n.noise(place, 18), "Strength": 0.012, "Distance": 0.02})
    inputs = {"Base Color": tone, "Roughness": 0.34, "Metallic": 0.7, "Clearcoat": 1.0, "Clearcoat Roughness": 0.01, "Clearcoat Normal": peel}
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", inputs))
    return material


def water():
    """Glass that casts no shadow."""
    material, n, output = new_material("water")
    glass = n.add("ShaderNodeBsdfGlass", {"Roughness": 0.0, "IOR": 1.33})
    rays = n.add("ShaderNodeLightPath", output="Is Shadow Ray")
    rays = n.math("MAXIMUM", rays, n.add("ShaderNodeLightPath", output="Is Diffuse Ray"))
    n.connect(output.inputs[0], n.mix_shaders(rays, glass, n.add("ShaderNodeBsdfTransparent")))
    return material


def drops(count, largest, contact, rng, is_allowed=lambda x, y: True, ground=panel, uneven=1.0):
    """
    Drops of different outlines that don't touch; `contact` is the mean angle in degrees at which they meet the paint. Large ones are
    flatter and less round, since they grew together from small ones.
    """
    placed, cells = [], {}
    radii = np.sort(0.016 + (largest - 0.016) * rng.random(count * 4) ** 15)[::-1]
    for radius, x, y in zip(radii, rng.uniform(-4, 4, count * 4), rng.uniform(-2.5, 6, count * 4)):
        cell = int(x // (2.6 * largest)), int(y // (2.6 * largest))
        near = [drop for a in (-1, 0, 1) for b in (-1, 0, 1) for drop in cells.get((cell[0] + a, cell[1] + b), ())]
        if not is_allowed(x, y) or any(np.hypot(x - u, y - v) < 1.16 * (radius + r) for u, v, r in near):
            continue
        placed.append((x, y, radius))
        cells.setdefault(cell, []).append(placed[-1])
        if len(placed) == count:
            break
    x, y, radius = (values[:, None] for values in np.array(placed).T)
    grown = radius / largest
    end = np.radians(contact + rng.normal(0, 5, x.shape) - 8 * grown)
    rings, spokes = 14, 28
    share, around = np.meshgrid(np.linspace(0, 1, rings), np.linspace(0, 2 * np.pi, spokes, endpoint=False), indexing="ij")
    down, around = share.ravel() * end, around.ravel()
    outline = 1.0
    for waves, much in ((2, 0.17), (3, 0.10), (5, 0.03)):
        outline = outline + uneven * much * grown * rng.normal(0, 0.6, x.shape).clip(-1, 1) * np.cos(waves * around + rng.uniform(0, 6.3, x.shape))
    # Round again towards its top.
    outline = 1 + (outline - 1) * np.minimum(np.sin(np.minimum(down, np.pi / 2)) + 0.15, 1)
    px = x + radius * outline * np.sin(down) * np.cos(around)
    py = y + radius * outline * np.sin(down) * np.sin(around)
    high = radius * (np.cos(down) - np.cos(end)) * (1 - 0.30 * grown**2)
    i = np.arange(rings * spokes).reshape(rings, spokes)
    j = np.roll(i, -1, 1)
    one = np.stack([i[:-1], i[1:], j[1:], j[:-1]], -1).reshape(-1, 4)
    faces = (one[None] + (np.arange(len(x)) * rings * spokes)[:, None, None]).reshape(-1, 4)
    return np.stack([px, py, ground(px, py) + high - 0.002], -1).reshape(-1, 3), faces


def film(rng, count=900):
    """A sheet of water with lobes and holes, and where it is."""
    x, y = np.meshgrid(np.linspace(-4, 4, count), np.linspace(-2.5, 6, count))

    def noise(across, along):
        values = cv2.GaussianBlur(rng.standard_normal((count, count)).astype(np.float32), (0, 0), sigmaX=across, sigmaY=along)
        return values / values.std()

    amount = 0.8 * noise(30, 46) + 0.42 * noise(12, 15) + 0.12 * noise(6, 6) + 0.22
    thick = 0.075 * np.sqrt(1 - np.exp(-2.2 * np.clip(amount, 0, 3))) * (1 + 0.05 * noise(24, 24))
    thick = cv2.GaussianBlur(np.where(amount > 0, thick, -0.03).astype(np.float32), (0, 0), 1.1)
    at = lambda u, v: amount[int(np.clip((v + 2.5) / 8.5 * (count - 1), 0, count - 1)), int(np.clip((u + 4) / 8 * (count - 1), 0, count - 1))]
    return np.stack([x, y, panel(x, y) + thick], -1).reshape(-1, 3), grid_faces(count, count), at


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 64
    for name in numbers[2:] or SHOTS:
        size, place, target, sharp, lens = SHOTS[name]
        scene = start()
        scene.world.node_tree.nodes["Background"].inputs[0].default_value = (0.0025, 0.003, 0.004, 1)
        x, y = np.meshgrid(np.linspace(-9, 9, 260), np.linspace(-5.4, 11.7, 260))
        add_mesh("panel", np.stack([x, y, panel(x, y)], -1).reshape(-1, 3), grid_faces(260, 260), paint())
        rng = np.random.default_rng(8)
        if name == "before":
            points, faces, amount = film(rng)
            add_mesh("film", points, faces, water())
            add_mesh("drops", *drops(500, 0.11, 34, rng, lambda u, v: amount(u, v) < -0.12), water())
        else:
            add_mesh("beads", *drops(6000, 0.17, 93, rng), water())
        softbox((-8, 2.5, 2.6), (0, 0.4, 0), (1.4, 7), 9, (1, 0.95, 0.88))
        softbox((-1, 9, 4), (0, 0, 0), (7, 1.3), 5, (0.86, 0.93, 1))
        softbox((5, 3, 7), (0, 0, 0), (3, 3), 0.5, (0.9, 0.95, 1))
        camera(place, target, lens, aperture=1.1, focus=sharp)
        picture = develop(render(tuple(round(side * scale) for side in size), samples), 0.45)
        save(picture, f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
