"""
The edge that a cloth leaves in dust, as the masks static/wipe.webp and wipe-up.webp: opaque where it is clean, at the right and at the top.

    python3 wipe.py OUT

Strokes of different reach overlap. Each ends in a ridge of piled dust, has thinned the dust beyond it, and leaves a film behind.
"""

import sys

import cv2
import numpy as np
from PIL import Image

WIDTH, HEIGHT = 640, 1350
# Middle of its edge's curve, half length, half height, and turn in radians; later strokes lie over earlier ones.
STROKES = ((714, 1290, 500, 330, -0.10), (724, 90, 420, 300, 0.16), (744, 930, 640, 290, -0.05), (724, 480, 560, 330, 0.10), (744, 700, 470, 250, -0.20))


def wipe(seed=9):
    """How clean it is, from 0 to 1, (HEIGHT, WIDTH)."""
    rng = np.random.default_rng(seed)
    x, y = np.meshgrid(np.arange(WIDTH, dtype=np.float32), np.arange(HEIGHT, dtype=np.float32))

    def noise(size):
        values = cv2.GaussianBlur(rng.standard_normal((HEIGHT, WIDTH)).astype(np.float32), (0, 0), size)
        return values / values.std()

    waver = 6 * noise(50) + 2.5 * noise(14) + 0.8 * noise(5)
    clean = np.zeros((HEIGHT, WIDTH), np.float32)
    for middle_x, middle_y, length, height, turn in STROKES:
        across, along = np.cos(turn), np.sin(turn)
        u = (x - middle_x) * across + (y - middle_y) * along
        v = (y - middle_y) * across - (x - middle_x) * along
        # Pixels from the stroke's edge, positive inside it.
        radius = (np.abs(np.minimum(u, 0) / length) ** 2.6 + np.abs(v / height) ** 2.6) ** (1 / 2.6)
        inside = (1 - radius) * (length + height) / 2 + waver
        threads = cv2.GaussianBlur(rng.standard_normal((900, 1)).astype(np.float32), (0, 0), 14)[:, 0]
        streaks = np.interp(inside, np.arange(-20, 880), threads / threads.std()).astype(np.float32)
        film = np.exp(-np.maximum(inside, 0) / 90) * np.clip(0.24 + 0.07 * streaks + 0.03 * noise(60), 0, 0.5)
        wiped = (1 - film) / (1 + np.exp(-np.clip((inside - 4) / 2.5, -30, 30)))
        beyond = np.maximum(-inside - 13, 0)
        thinned = 0.34 * np.exp(-beyond / 20) * (inside < -13) * np.clip(0.75 + 0.35 * noise(20), 0.2, 1)
        ridge = np.exp(-(((inside + 4) / 9) ** 4)) * np.clip(0.9 + 0.2 * noise(16), 0.5, 1)
        is_new = np.where(clean > 0.45, 0.25, 1)
        clean = np.maximum(clean, np.maximum(wiped, thinned)) * (1 - ridge * is_new)
    left, right = np.clip(x / 40, 0, 1), np.clip((x - WIDTH + 330) / 320, 0, 1)
    return np.clip(clean * left * (1 - right) + right, 0, 1)


def save(clean, path):
    # Few levels: the file is half as large, and nobody sees it.
    alpha = Image.fromarray((np.round(clean * 40) / 40 * 255).astype(np.uint8))
    picture = Image.new("RGBA", alpha.size)
    picture.putalpha(alpha)
    picture.save(path, lossless=False, quality=1, alpha_quality=100, method=6)


if __name__ == "__main__":
    clean = cv2.resize(wipe(), (200, 700), interpolation=cv2.INTER_AREA)
    save(clean, f"{sys.argv[1]}/wipe.webp")
    save(np.rot90(clean), f"{sys.argv[1]}/wipe-up.webp")
    print("dirty share", 1 - clean.mean())
