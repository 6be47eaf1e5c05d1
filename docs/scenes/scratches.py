"""
A bonnet out of doors. The sun in it, scratched and polished: pairs in blue, red and green; scratched alone: in black, under trees and in a
carport. And without the sun, in black: the chalk of dried drops, and clean.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P scratches.py -- OUT [scale] [samples] [name ...]

writes the pairs OUT/NAME-before.jpg and -after.jpg for the names in PAIRS, and OUT/NAME.jpg for those in ALONE.
Cycles renders the paint and what it reflects. Scratches are thinner than a pixel, so their light is worked out here and added: a scratch is a
tiny mirror bent across its direction, so it shines where the half-way direction between camera and sun lies across it, and less the farther
that direction leans from the paint's own normal. One unit is a metre.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bonnet import add_bonnet, chalk, gap_distance, height, normal
from develop import develop, save
from studio import add_sun, camera, render, start
from surroundings import surround

BLACK = (0.0012, 0.0013, 0.0016)
RED, BLUE, GREEN = (0.060, 0.0012, 0.002), (0.0016, 0.0050, 0.036), (0.0025, 0.045, 0.022)
LENS, APERTURE = 50, 9
# The camera's place, its target, and where the sun is mirrored.
NEAR = ((-0.10, -0.62, 0.40), (0.11, 0.00, 0.0), (0.06, -0.01))
LOW = ((-0.25, -0.70, 0.30), (0.12, -0.03, 0.0), (0.05, -0.06))
CLOSE = ((-0.16, -0.50, 0.30), (0.08, 0.00, 0.0), (0.12, 0.00))
# Size, paint, surroundings with their turn and stops of exposure, and a view.
PAIRS = {
    "blue": ((1200, 900), BLUE, ("forest", 90, 1.0), *NEAR),
    "red": ((1600, 1200), RED, ("courtyard", 20, 0.7), *NEAR),
    "green": ((1200, 900), GREEN, ("forest", 30, 0.6), *NEAR),
    "chalk": ((1600, 1200), BLACK, ("forest", 180, 0.3), *LOW),
}
ALONE = {
    "black": ((1600, 900), BLACK, ("forest", 0, 1.2), *CLOSE),
    "carport": ((1600, 900), BLACK, ("courtyard", 20, 1.6), *LOW),
}
# Many fine, short scratches, fewer long ones, and a few deep ones that are seen farther from the sun: count a square metre, lengths, lean, strength.
KINDS = ((900000, 0.004, 0.020, 0.060, 0.5), (120000, 0.012, 0.050, 0.085, 0.9), (900, 0.020, 0.060, 0.16, 1.6))
STRENGTH = 0.028
VIEW = (-0.5, 0.5, -0.4, 0.6)


def toward_sun(eye, x, y):
    """The direction of a sun that the paint mirrors to the eye at a place."""
    n = normal(np.array([x]), np.array([y]))[0]
    view = np.array(eye) - (x, y, height(x, y))
    view /= np.linalg.norm(view)
    return 2 * n * (n @ view) - view


def scratches(rng, count, shortest, longest, steps):
    """Arcs on the paint: x, y and heading, each (count, steps), and how deep they are (count, 1)."""
    length = shortest * (longest / shortest) ** rng.random((count, 1))
    heading = rng.uniform(0, np.pi, (count, 1))
    bend = rng.normal(0, 13, (count, 1)) * np.minimum(1, 0.035 / length)
    s = np.linspace(-0.5, 0.5, steps)[None] * length
    turned = heading + bend * s
    x = rng.uniform(*VIEW[:2], (count, 1)) + s * np.cos(heading) - bend * s**2 / 2 * np.sin(heading)
    y = rng.uniform(*VIEW[2:], (count, 1)) + s * np.sin(heading) + bend * s**2 / 2 * np.cos(heading)
    return x, y, turned, np.minimum(np.exp(rng.normal(0, 0.9, (count, 1))), 6)


def shine(x, y, heading, eye, sun, lean):
    """Light that a scratch sends to the camera at each place; `lean` in radians is how steep its sides are."""
    n = normal(x, y)
    along = np.stack([np.cos(heading), np.sin(heading), np.zeros_like(x)], -1)
    along = along - n * (along * n).sum(-1, keepdims=True)
    view = eye - np.stack([x, y, height(x, y)], -1)
    half = sun + view / np.linalg.norm(view, axis=-1, keepdims=True)
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    tilt = np.sqrt(np.maximum(1 - (half * n).sum(-1) ** 2, 0))
    return np.exp(-(((half * along).sum(-1) / 0.011) ** 2) - tilt / lean)


def projection(eye, target, rows, columns):
    """A function from places on the paint to pixels."""
    eye, target = np.array(eye), np.array(target)
    ahead = (target - eye) / np.linalg.norm(target - eye)
    right = np.cross(ahead, (0, 0, 1.0))
    right /= np.linalg.norm(right)
    up = np.cross(right, ahead)

    def pixels(x, y):
        away = np.stack([x, y, height(x, y)], -1) - eye
        scale = LENS / 36 * columns / (away @ ahead)
        return columns / 2 + away @ right * scale - 0.5, rows / 2 - away @ up * scale - 0.5

    return pixels


def splat(drawn, px, py, bright):
    """Adds points between pixels to those around them."""
    rows, columns = drawn.shape
    left, top = np.floor(px).astype(int), np.floor(py).astype(int)
    for i in (0, 1):
        for j in (0, 1):
            share = bright * np.abs(1 - i - (px - left)) * np.abs(1 - j - (py - top))
            seen = (left + i >= 0) & (left + i < columns) & (top + j >= 0) & (top + j < rows)
            drawn += np.bincount(((top + j) * columns + left + i)[seen], share[seen], rows * columns).reshape(rows, columns)


def out_of_focus(drawn, eye, target, spot):
    """Blurs what is drawn on the bonnet as the lens does, more towards its rear and towards the front."""
    rows, columns = drawn.shape
    eye, target = np.array(eye), np.array(target)
    ahead = (target - eye) / np.linalg.norm(target - eye)
    slope = (np.arange(rows) - rows / 2) / (LENS / 36 * columns)
    down = np.sin(np.arctan(slope) + np.arcsin(-ahead[2]))
    away = eye[2] / np.maximum(down, 0.05)
    focus = np.linalg.norm(np.array((*spot, 0)) - eye)
    circle = (LENS / 1000) ** 2 / APERTURE * np.abs(away - focus) / (away * focus) / 0.036 * columns
    wanted = np.clip(0.35 * circle, 0, 4.9)[:, None]
    levels = [drawn] + [cv2.GaussianBlur(drawn, (0, 0), s) for s in (1, 2, 3, 4, 5)]
    return sum(level * np.maximum(1 - np.abs(wanted - k), 0) for k, level in enumerate(levels))


def add_scratches(light, eye, target, spot):
    """Draws the arcs into the picture, each as a line about a pixel wide."""
    rows, columns, _ = light.shape
    rng = np.random.default_rng(8)
    eye, sun = np.array(eye), toward_sun(eye, *spot)
    pixels = projection(eye, target, rows, columns)
    drawn = np.zeros((rows, columns))
    room = (VIEW[1] - VIEW[0]) * (VIEW[3] - VIEW[2])
    for density, shortest, longest, lean, strength in KINDS:
        coarse = 4 if longest < 0.03 else 12
        x, y, heading, depth = scratches(rng, round(density * room), shortest, longest, coarse)
        bright = shine(x, y, heading, eye, sun, lean) * depth * strength * (gap_distance(x, y) > 0.002)
        bright[:, [0, -1]] *= 0.1
        keep = bright.max(1) > 0.002
        x, y, bright = x[keep], y[keep], bright[keep]
        fine = np.linspace(0, coarse - 1, round(longest * 6000 * columns / 1600))
        low = np.minimum(fine.astype(int), coarse - 2)
        blend = lambda v: v[:, low] + (v[:, low + 1] - v[:, low]) * (fine - low)
        px, py = pixels(blend(x), blend(y))
        # The same light for each pixel of a line, however densely its points lie.
        bright = blend(bright) * np.hypot(px[:, -1:] - px[:, :1], py[:, -1:] - py[:, :1]) / fine.size
        splat(drawn, px, py, bright)
    return light + STRENGTH * out_of_focus(drawn, eye, target, spot)[..., None] * (1, 0.96, 0.90)


def veil(light, stops):
    """What the mirrored sun spreads in a lens."""
    bright = np.clip(light * 2**stops - 0.9, 0, 40) / 2**stops
    width = light.shape[1]
    return light + sum(k * cv2.GaussianBlur(bright, (0, 0), width * s) for s, k in ((0.003, 0.10), (0.010, 0.06), (0.05, 0.03)))


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 64
    for name in rest[2:] or [*PAIRS, *ALONE]:
        size, color, (place, turn, stops), eye, target, spot = {**PAIRS, **ALONE}[name]
        for ending in ("-before", "-after") if name in PAIRS else ("",):
            marred = ending != "-after"
            surround(start(), place, turn)
            add_bonnet(color, worn=marred, film=(chalk(), (0.42, 0.42, 0.40)) if marred and name == "chalk" else None)
            if name != "chalk":
                add_sun(toward_sun(eye, *spot), 0.35 / 2**stops)
            camera(eye, target, LENS, aperture=APERTURE, focus=(*spot, 0.0))
            light = render(tuple(round(side * scale) for side in size), samples)
            if marred and name != "chalk":
                light = add_scratches(light, eye, target, spot)
            save(develop(veil(light, stops), stops), f"{folder}/{name}{ending}.jpg")


if __name__ == "__main__":
    main()
