"""
The home page's pair: flakes and orange peel in the clean paint, and the dust as a layer that lets it glow.

    python3 layer.py IN OUT

IN has hero.jpg and before.jpg as home.py renders them, clean and wholly covered; OUT gets both anew, and their parts for phones.
"""
import sys

import cv2
import numpy as np

PHONE = slice(989, 989 + 1080)
PIXELS = 2400 / 1.1  # a metre on the panel
rng = np.random.default_rng(5)


def linear(v):
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4).astype(np.float32)


def shown(v):
    v = v.clip(0, 1)
    return np.where(v <= 0.0031308, v * 12.92, 1.055 * np.maximum(v, 1e-9) ** (1 / 2.4) - 0.055)


def read(path):
    return linear(cv2.imread(path)[..., ::-1].astype(np.float32) / 255)


def smooth(x, a, b):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def noise(shape, across, along=None):
    """Smooth noise of deviation 1, sizes in pixels."""
    along = along or across
    shrink = max(1, int(min(across, along) / 3))
    small = rng.standard_normal((shape[0] // shrink + 2, shape[1] // shrink + 2)).astype(np.float32)
    small = cv2.GaussianBlur(small, (0, 0), sigmaX=max(across / shrink, 0.3), sigmaY=max(along / shrink, 0.3))
    values = cv2.resize(small, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC)
    return values / values.std()


def main():
    folder, out = sys.argv[1:3]
    clean, covered = read(f"{folder}/hero.jpg"), read(f"{folder}/before.jpg")
    high, wide = shape = clean.shape[:2]
    y, x = np.mgrid[:high, :wide].astype(np.float32)

    # The panel's own lines, which must not waver: the shut line, the flap and the swage, as the covered picture shows them.
    gray = cv2.GaussianBlur(covered.mean(-1), (0, 0), 2)
    edges = np.hypot(cv2.Sobel(gray, cv2.CV_32F, 1, 0), cv2.Sobel(gray, cv2.CV_32F, 0, 1))
    lines = cv2.GaussianBlur(cv2.dilate((edges > 0.16).astype(np.float32), np.ones((15, 15))), (0, 0), 5)
    # Where the swage is, in rows: it rises to the right.
    swage = np.interp(np.arange(wide), [0, 600, 1200, 1840, 2400], [885, 855, 832, 812, 800]).astype(np.float32)[None]
    still = (1 - np.clip(1.5 * lines, 0, 1)) * np.clip(smooth(np.abs(y - swage + 8), 24, 60), 0, 1)

    # Orange peel wavers what is mirrored.
    dx, dy = (1.5 * noise(shape, 4) + 1.6 * noise(shape, 9) for _ in range(2))
    wavy = cv2.remap(clean, x + dx * still, y + dy * still, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT).clip(0, 1)
    # Flakes glitter where the paint is lit.
    light = cv2.GaussianBlur(clean.mean(-1), (0, 0), 60)[..., None]
    flake = np.clip(noise(shape, 0.75), -1.2, 3)[..., None]
    tint = np.array([0.55, 1.0, 0.78], np.float32)
    glitter = still[..., None] * tint * (0.0010 + 0.075 * np.minimum(light, 0.12)) * flake
    paint = np.clip(wavy + glitter, 0, 1)

    under = (y - swage) / PIXELS  # metres below it
    drift = 0.055 * noise(shape, 260, 160) + 0.03 * noise(shape, 90, 120) + 0.012 * noise(shape, 16, 260)
    cover = 0.51 + 0.25 * smooth(-under, 0.37, 0.01) ** 1.3 + drift
    # Heavy under the swage and at the foot, which wheels spray.
    cover = np.where(under > 0, 0.74 + 0.7 * drift, cover)
    cover = cover + 0.14 * np.exp(-np.maximum(under, 0) / 0.02) * (under > 0) + 0.16 * smooth(under, 0.05, 0.24)
    # A fan from the wheel at the right: streaks that thin out upward and forward.
    away, turn = np.hypot(x - 2560, y - 1500), np.arctan2(1500 - y, 2560 - x)
    rays = np.interp(turn, np.linspace(-0.2, 1.8, 700), cv2.GaussianBlur(rng.standard_normal((700, 1)).astype(np.float32), (0, 0), 3)[:, 0] * 3)
    fan = smooth(away, 1500, 250)
    cover = cover + fan * (0.20 + 0.07 * rays)
    grain = noise(shape, 0.8)
    cover = np.clip(cover * (1 + 0.06 * grain), 0.3, 0.985)[..., None]

    # Thin dust is lit as brightly as thick, and dark letters need it bright.
    film = covered * ((1 + 0.32 * smooth(-under, 0.0, 0.12)) * (1 + 0.04 * noise(shape, 1.0)))[..., None]
    # What shines through a film of dust is dull.
    dull = cv2.GaussianBlur(paint, (0, 0), 9) * 0.75 + 0.25 * paint
    dusty = dull * (1 - cover) + film * cover
    # Splashes, as thick drops with a rim.
    dark = np.array([0.17, 0.088, 0.045], np.float32)
    blots = np.zeros(shape, np.float32)
    for _ in range(2600):
        far = 180 + 1500 * rng.random() ** 1.6
        way = rng.uniform(0.02, 1.15)
        px, py = 2560 - far * np.cos(way), 1500 - far * np.sin(way) * 0.9
        size = (1.2 + 9 * rng.random() ** 6) * (1.3 - far / 2100)
        reach = int(4 * size + 3)
        x0, y0 = int(px) - reach, int(py) - reach
        if x0 < 0 or y0 < 0 or x0 + 2 * reach >= wide or y0 + 2 * reach >= high:
            continue
        v, u = np.mgrid[: 2 * reach, : 2 * reach].astype(np.float32) - reach
        a = (u * np.cos(way) + v * np.sin(way)) / 1.7
        b = -u * np.sin(way) + v * np.cos(way)
        blot = 1 / (1 + np.exp(np.clip((np.hypot(a, b) / size - 1) * 6, -30, 30)))
        part = blots[y0 : y0 + 2 * reach, x0 : x0 + 2 * reach]
        np.maximum(part, rng.uniform(0.3, 0.85) * blot, out=part)
    shade = covered.mean(-1, keepdims=True) / covered.mean()
    dusty = dusty * (1 - blots[..., None]) + dark * shade * blots[..., None]
    relief = cv2.GaussianBlur(blots, (0, 0), 1)
    dusty = dusty * (1 + 0.35 * (np.roll(relief, -1, 0) - np.roll(relief, 1, 0)))[..., None]
    # Gaps and lines stay as they are rendered.
    keep = cv2.GaussianBlur(cv2.dilate((edges > 0.16).astype(np.float32), np.ones((5, 5))), (0, 0), 1.5)[..., None]
    dusty = dusty * (1 - keep) + covered * keep
    for name, picture in (("hero", paint), ("before", dusty)):
        eight = (shown(picture)[..., ::-1] * 255 + 0.5).clip(0, 255).astype(np.uint8)
        options = [cv2.IMWRITE_JPEG_QUALITY, 90, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1]
        cv2.imwrite(f"{out}/{name}.jpg", eight, options)
        cv2.imwrite(f"{out}/{name}-mobile.jpg", eight[:, PHONE], options)


if __name__ == "__main__":
    main()
