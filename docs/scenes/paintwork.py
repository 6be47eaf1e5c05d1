"""
A bonnet out of doors without scratches: palms mirrored in black and in red, a carport and houses in green, drops on red; dust, red and
grey, the grey with the marks of four fingers; and blue whose clear coat has failed.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P paintwork.py -- OUT [scale] [samples] [name ...]

writes OUT/NAME.jpg for each name in SHOTS (1600 x 900). One unit is a metre, but for water.py, which makes drops in units of ten centimetres.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bonnet import add_bonnet, dust
from develop import develop, save
from studio import area_light, camera, render, smooth, start
from surroundings import surround
from water import add_drops, water

BLACK, GREEN, RED, BLUE = (0.0012, 0.0013, 0.0016), (0.0012, 0.030, 0.018), (0.060, 0.0012, 0.002), (0.0022, 0.006, 0.040)
EARTH, ROAD = (0.26, 0.135, 0.068), (0.30, 0.27, 0.23)
LOW, NEAR = ((-0.25, -0.70, 0.30), (0.12, -0.06, 0.0)), ((-0.14, -0.58, 0.30), (0.10, 0.00, 0.0))


def fingered(cover):
    """Dust through which the fingers of a hand have gone, lighter and lighter."""
    size = len(cover)
    x, y = np.meshgrid(*[np.linspace(-0.5, 0.5, size)] * 2)
    away, turn = np.hypot(x - 0.02, y + 0.36) - 0.27, np.arctan2(y + 0.36, x - 0.02)
    rng = np.random.default_rng(6)
    noise = lambda across, along: cv2.GaussianBlur(rng.normal(0, 1, (800, 800)).astype(np.float32), (0, 0), along, sigmaY=across) * (across * along) ** 0.5 * 3.5
    found = lambda lines: cv2.remap(lines, (turn * 500).astype(np.float32), ((away + 0.01) * 5000).astype(np.float32), cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
    uneven, threads, patches = 0.0012 * found(noise(60, 20)), found(noise(2, 60)), found(noise(8, 30))
    left = np.ones_like(cover)
    for middle, half, first, last in ((0.004, 0.0075, 1.84, 1.42), (0.027, 0.0085, 1.90, 1.24), (0.050, 0.0085, 1.88, 1.28), (0.071, 0.0070, 1.80, 1.46)):
        edge = np.abs(away - middle) - half - uneven
        pressed = smooth(turn, first + 0.01, first - 0.02) * smooth(turn, last + 0.08, last + 0.20) * np.clip(0.80 + 0.10 * threads + 0.10 * patches, 0, 0.97)
        left *= 1 - pressed * smooth(-edge, -0.0010, 0.0025)
    return np.clip(cover * left, 0, 0.93)[::-1]


def failed(size=4096):
    """Where a clear coat has flaked off, in cells as it cracks, and how far the paint has chalked; beside it, milky edges of what is left."""
    rng = np.random.default_rng(7)
    cloud = lambda cells: cv2.resize(rng.normal(0, 1, (cells, cells)).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)
    x, y = np.meshgrid(*[np.linspace(-0.5, 0.5, size)] * 2)
    field = np.clip((0.02 - x - 0.5 * y) / 0.09, -1.4, 1.4) + 0.45 * cloud(8) + 0.22 * cloud(20) + 0.08 * cloud(70)
    seeds = np.ones((size, size), np.uint8)
    seeds[tuple(rng.integers(0, size, (2, 40000)))] = 0
    _, cell = cv2.distanceTransformWithLabels(seeds, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    at = np.clip(np.stack(np.mgrid[:size, :size]) + 10 * np.stack([cloud(300), cloud(300)]), 0, size - 1).astype(int)
    cell = cell[tuple(at)]
    mean = np.bincount(cell.ravel(), field.ravel()) / np.maximum(np.bincount(cell.ravel()), 1)
    gone = (mean + rng.normal(0, 0.10, mean.shape) > 0)[cell]
    away = cv2.distanceTransform((~gone).astype(np.uint8), cv2.DIST_L2, 5) / size
    inside = cv2.distanceTransform(gone.astype(np.uint8), cv2.DIST_L2, 5) / size
    milky = 0.8 * np.exp(-away / 0.0008) * np.clip(0.6 + 0.5 * cloud(200), 0, 1.3) + 0.22 * np.exp(-away / 0.010) * np.clip(0.4 + 0.6 * cloud(60), 0, 1.5)
    chalked = 0.26 + 0.14 * smooth(inside, 0, 0.08) + 0.06 * cloud(30) + 0.04 * cloud(120) + 0.05 * cloud(1500)
    return cv2.GaussianBlur(np.clip(np.where(gone, chalked, milky), 0, 0.93).astype(np.float32), (0, 0), 1.2)[::-1]


# Paint, what lies on it, surroundings with their turn and stops of exposure, the camera's place and target.
SHOTS = {
    "palms": (BLACK, None, ("courtyard", 330, 0.35), *LOW),
    "carport": (GREEN, None, ("courtyard", 40, 1.4), *LOW),
    "houses": (GREEN, None, ("sunset", 60, 0.5), *LOW),
    "summer": (RED, None, ("courtyard", 315, 0.2), *NEAR),
    "drops": (RED, "drops", ("courtyard", 20, 0.9), *NEAR),
    "earth": (BLACK, (dust, EARTH), ("forest", 90, 1.0), *NEAR),
    "failed": (BLUE, (failed, (0.30, 0.34, 0.42)), ("forest", 90, 0.6), *NEAR),
    "finger": (BLACK, (lambda: fingered(dust()), ROAD), ("forest", 0, 0.9), *NEAR),
}


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 64
    for name in rest[2:] or SHOTS:
        color, over, (place, turn, stops), eye, target = SHOTS[name]
        surround(start(), place, turn)
        if over == "drops":
            add_drops(5000, 0.105, 75, 4, water())
        add_bonnet(color, film=(over[0](), over[1]) if isinstance(over, tuple) else None)
        if name in ("earth", "finger"):
            area_light((-0.9, 1.2, 0.9), (0.05, 0, 0), (0.3, 0.3), 14, (1, 0.93, 0.84))
        camera(eye, target, 50, aperture=2.8 if over == "drops" else 12, focus=(0.08, -0.10, 0.0))
        save(develop(render((round(1600 * scale), round(900 * scale)), samples), stops), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
