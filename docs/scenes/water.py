"""
Water on a silver bonnet in a courtyard: flat puddles without a coating, round beads with one.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P water.py -- OUT [scale] [samples] [name ...]

writes OUT/before.jpg and after.jpg (1600 x 1200), portfolio.jpg, closer (1200 x 900), and closer.jpg, on black (1600 x 900). One unit is a
metre, but `drops` and `film` use ten centimetres.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bonnet import add_bonnet, gap_distance, height
from develop import develop, save
from studio import add_mesh, camera, grid_faces, new_material, render, start
from surroundings import surround

SILVER, BLACK = (0.11, 0.115, 0.122), (0.0012, 0.0013, 0.0016)
PAIR = (1600, 1200), SILVER, ("courtyard", 330, 0.0), (-0.06, -0.42, 0.20), (0.10, -0.06, 0.0), 62, 8
CLOSER = (0.02, -0.36, 0.15), (0.12, -0.08, 0.0), 70
# Size, paint, surroundings with their turn and stops of exposure, and the camera's place, what it looks at, its lens and its aperture.
SHOTS = {
    "before": PAIR,
    "after": PAIR,
    "portfolio": ((1200, 900), SILVER, ("courtyard", 300, -0.1), *CLOSER, 4),
    "closer": ((1600, 900), BLACK, ("courtyard", 330, 0.0), *CLOSER, 8),
}


def ground(x, y):
    """Height of the bonnet."""
    return 10 * height(x / 10, y / 10)


def water():
    """Glass that casts no shadow."""
    material, n, output = new_material("water")
    glass = n.add("ShaderNodeBsdfGlass", {"Roughness": 0.0, "IOR": 1.33})
    rays = n.add("ShaderNodeLightPath", output="Is Shadow Ray")
    rays = n.math("MAXIMUM", rays, n.add("ShaderNodeLightPath", output="Is Diffuse Ray"))
    n.connect(output.inputs[0], n.mix_shaders(rays, glass, n.add("ShaderNodeBsdfTransparent")))
    return material


def drops(count, largest, contact, rng, is_allowed=lambda x, y: True, uneven=1.0, ground=ground):
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
    thick = 0.040 * np.sqrt(1 - np.exp(-2.2 * np.clip(amount, 0, 3))) * (1 + 0.05 * noise(24, 24))
    thick = cv2.GaussianBlur(np.where(amount > 0, thick, -0.03).astype(np.float32), (0, 0), 1.1)
    at = lambda u, v: amount[int(np.clip((v + 2.5) / 8.5 * (count - 1), 0, count - 1)), int(np.clip((u + 4) / 8 * (count - 1), 0, count - 1))]
    return np.stack([x, y, ground(x, y) + thick], -1).reshape(-1, 3), grid_faces(count, count), at


def add_drops(count, largest, contact, seed, material, is_allowed=lambda x, y: True, uneven=1.0):
    """Adds drops to the bonnet, but none across its gap."""
    free = lambda x, y: gap_distance(x / 10, y / 10) > 0.003 and is_allowed(x, y)
    points, faces = drops(count, largest, contact, np.random.default_rng(seed), free, uneven)
    add_mesh("drops", points / 10, faces, material)


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 64
    for name in rest[2:] or SHOTS:
        size, color, (place, turn, stops), eye, target, lens, aperture = SHOTS[name]
        surround(start(), place, turn)
        add_bonnet(color)
        if name == "before":
            points, faces, amount = film(np.random.default_rng(8))
            add_mesh("film", points / 10, faces, water())
            add_drops(500, 0.11, 34, 9, water(), lambda u, v: amount(u, v) < -0.12)
        else:
            add_drops(9000, 0.075, 96, 3, water())
        camera(eye, target, lens, aperture=aperture, focus=target)
        picture = develop(render(tuple(round(side * scale) for side in size), samples), stops)
        save(picture, f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
