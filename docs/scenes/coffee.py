"""
Dried coffee on the light grey seat of the interior detail.

    python3 coffee.py AFTER.jpg OUT

takes content/services/interior-detail/after.jpg, the clean seat, and writes OUT/before.jpg, the same with a stain, and OUT/hero.jpg
(1600 x 900), another stain on the seat seen in a mirror. Nothing is rendered: a stain is a film that swallows light, so it is multiplied
with the cloth, more in the hollows of its weave, and is as much out of focus as the cloth is there. Lengths are pixels.
"""

import sys

import cv2
import numpy as np

from develop import save

# How strongly coffee swallows red, green and blue.
COFFEE = np.array([0.80, 1.38, 2.10])
# Where focus is lost: rows and columns as shares of the picture, and the blur there.
ROWS = (0, 0.16, 0.34, 0.62, 0.82, 1), (4.5, 2.4, 0.2, 0, 1.5, 3.5)
COLUMNS = (0, 0.12, 0.25, 0.70, 0.82, 1), (2.6, 1.4, 0, 0, 1.8, 3.5)
# What was poured (x, y, radius) and splashed; and the rows of the picture that are kept.
SHOTS = {
    "before": (
        ((470, 520, 215), (700, 470, 165), (820, 560, 120), (560, 690, 110), (330, 600, 110)),
        ((1010, 690, 34), (1075, 640, 13), (1120, 820, 20), (1235, 560, 9), (980, 860, 9), (1180, 700, 7), (1325, 790, 13), (900, 330, 8)),
        slice(0, 1200),
    ),
    "hero": (
        ((720, 560, 190), (940, 640, 170), (560, 650, 120), (1090, 590, 100), (830, 760, 90)),
        ((470, 770, 26), (395, 700, 12), (420, 850, 9), (520, 860, 6), (300, 760, 8), (600, 450, 7), (350, 560, 6), (480, 480, 10), (640, 920, 8)),
        slice(180, 1080),
    ),
}


def noise(rng, shape, across, along=None):
    values = cv2.GaussianBlur(rng.standard_normal(shape).astype(np.float32), (0, 0), sigmaX=across, sigmaY=along or across)
    return values / values.std()


def stain(shape, poured, splashed, rng):
    """How much coffee there is at each place: dried, it is darkest at its edge, and where an earlier edge was."""
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    uneven = lambda: 15 * noise(rng, shape, 60) + 6 * noise(rng, shape, 22) + 1.0 * noise(rng, shape, 4)
    # Threads draw it along.
    right, down = uneven() + 1.6 * noise(rng, shape, 9, 1.6), uneven() + 1.6 * noise(rng, shape, 1.6, 9)
    pool = sum(np.exp(-np.log(2) * ((x + right - a) ** 2 + (y + down - b) ** 2) / r**2) for a, b, r in poured) > 0.5
    spots = np.zeros(shape, bool)
    for a, b, r in splashed:
        turn = np.arctan2(b - poured[0][1], a - poured[0][0])
        u, v = x - a + 0.3 * right, y - b + 0.3 * down
        spots |= np.hypot((u * np.cos(turn) + v * np.sin(turn)) / 1.25, v * np.cos(turn) - u * np.sin(turn)) < r
    away = lambda mask: cv2.distanceTransform(mask.astype(np.uint8), cv2.DIST_L2, 5)
    total = np.zeros(shape, np.float32)
    for mask in (pool, spots):
        deep, outside = away(mask), away(~mask)
        within = 1 / (1 + np.exp(-np.clip(deep - outside, -20, 20) / 1.3))
        strong = np.clip(1 + 0.45 * noise(rng, shape, 90) + 0.15 * noise(rng, shape, 18), 0.15, 2)
        edge = np.maximum(deep - 1, 0)
        amount = 0.30 * (1 + 0.20 * noise(rng, shape, 45) + 0.08 * noise(rng, shape, 10))
        amount = amount + strong * (0.40 * np.exp(-edge / 4.5) + 0.16 * np.exp(-edge / 18))
        inner = deep - 62 - 24 * noise(rng, shape, 55)
        amount = amount + 0.24 * np.clip(0.8 + 0.7 * noise(rng, shape, 70), 0, 2) * np.exp(-np.where(inner > 0, inner / 26, (inner / 3) ** 2))
        total = np.maximum(total, within * amount + (1 - within) * 0.06 * np.exp(-outside / 9))
    return total


def refocus(values):
    """Blurs what lies where the cloth is out of focus."""
    rows, columns = values.shape
    blur = np.maximum(np.interp(np.linspace(0, 1, rows), *ROWS)[:, None], np.interp(np.linspace(0, 1, columns), *COLUMNS)[None])
    sizes = (0, 1.2, 2.6, 4.5)
    result = values
    for near, far in zip(sizes, sizes[1:]):
        share = np.clip((blur - near) / (far - near), 0, 1)
        result = result * (1 - share) + cv2.GaussianBlur(values, (0, 0), far) * share
    return result


def main():
    source, folder = sys.argv[1:]
    clean = cv2.imread(source)[..., ::-1].astype(np.float32) / 255
    light = np.where(clean <= 0.04045, clean / 12.92, ((clean + 0.055) / 1.055) ** 2.4)
    for name, (poured, splashed, rows) in SHOTS.items():
        cloth = light if name == "before" else light[:, ::-1]
        amount = stain(cloth.shape[:2], poured, splashed, np.random.default_rng(4))
        if name == "hero":
            amount = refocus(amount[:, ::-1])[:, ::-1]
        else:
            amount = refocus(amount)
        bright = cloth.mean(-1)
        amount = amount * np.clip(1 + 0.9 * (1 - bright / cv2.GaussianBlur(bright, (0, 0), 9)), 0.6, 1.7)
        stained = cloth * np.exp(-1.25 * amount[..., None] * COFFEE)
        picture = np.where(stained <= 0.0031308, stained * 12.92, 1.055 * np.maximum(stained, 1e-9) ** (1 / 2.4) - 0.055)
        save(picture[rows].clip(0, 1), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
