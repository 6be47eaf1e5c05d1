"""
Lamps of a dark garage reflected in a bonnet, scratched and polished: battens in black and dark red, a honeycomb of tubes in black, and a lamp
held in the hand in blue and green. In tubes and grid a strip of tape parts the scratched half from the polished one.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P scratches.py -- OUT [scale] [samples] [name ...]

writes OUT/tubes.jpg and grid.jpg (1600 x 900), and the pairs red-, grid- (1600 x 1200), blue- and green- (1200 x 900), each before.jpg and
after.jpg.
Cycles renders the paint with its lamps. Scratches are thinner than a pixel, so their light is worked out here and added: a scratch is a tiny
mirror bent across its direction, so it shines where the half-way direction between camera and lamp lies across it, and less the farther
that direction leans from the paint's own normal. One unit is a metre.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bonnet import TAPE, add_car, gap_distance, height, normal, polished, tape_line
from develop import develop, save
from garage import LAMPS, add_garage
from studio import camera, render, start

BLACK, RED, BLUE, GREEN = (0.0022, 0.0024, 0.0030), (0.130, 0.0040, 0.006), (0.007, 0.020, 0.130), (0.004, 0.085, 0.042)
WIDE, TALL = ((-0.16, -0.86, 0.60), (0.06, 0.20, 0.0)), ((-0.14, -0.88, 0.64), (0.05, 0.17, 0.0))
NEAR = ((-0.08, -0.82, 0.58), (0.09, 0.17, 0.0))
# Size, paint, lamps, how much is polished, camera's place and target.
SHOTS = {
    "tubes": ((1600, 900), BLACK, "battens", 0.5, *WIDE),
    "red-before": ((1600, 1200), RED, "battens", 0, *TALL),
    "red-after": ((1600, 1200), RED, "battens", 1, *TALL),
    "grid-before": ((1600, 1200), BLACK, "honeycomb", 0, *TALL),
    "grid-after": ((1600, 1200), BLACK, "honeycomb", 1, *TALL),
    "blue-before": ((1200, 900), BLUE, "hand", 0, *NEAR),
    "blue-after": ((1200, 900), BLUE, "hand", 1, *NEAR),
    "green-before": ((1200, 900), GREEN, "hand", 0, *NEAR),
    "green-after": ((1200, 900), GREEN, "hand", 1, *NEAR),
    "grid": ((1600, 900), BLACK, "honeycomb", 0.5, *WIDE),
}
LENS, APERTURE, FOCUS = 46, 9, (0.05, 0.02, 0.0)
STRENGTH = 1.25
DUST = 0.4
# Many fine, short scratches, fewer long ones, and a few deep ones that are seen farther from a lamp: count, lengths, lean, strength.
KINDS = ((300000, 0.003, 0.018, 0.018, 0.8), (52000, 0.015, 0.060, 0.022, 0.9), (520, 0.020, 0.060, 0.040, 1.0))
# For each kind of lamps: how strongly scratches answer, how much farther from a lamp they are seen, samples per lamp, stops of exposure.
ANSWERS = {"battens": (2.0, 1.0, 30, 0.9), "honeycomb": (0.85, 1.0, 12, 0.9), "hand": (2.6, 3.3, 24, 1.5)}


def scratches(rng, count, shortest, longest, steps):
    """Arcs on the paint: x, y and heading, each (count, steps), and how deep they are (count, 1)."""
    length = shortest * (longest / shortest) ** rng.random((count, 1))
    heading = rng.uniform(0, np.pi, (count, 1))
    bend = rng.normal(0, 13, (count, 1)) * np.minimum(1, 0.035 / length)
    s = np.linspace(-0.5, 0.5, steps)[None] * length
    turned = heading + bend * s
    x = rng.uniform(-0.90, 0.62, (count, 1)) + s * np.cos(heading) - bend * s**2 / 2 * np.sin(heading)
    y = rng.uniform(-0.60, 0.76, (count, 1)) + s * np.sin(heading) + bend * s**2 / 2 * np.cos(heading)
    return x, y, turned, np.minimum(np.exp(rng.normal(0, 1.1, (count, 1))), 6)


def shine(x, y, heading, eye, lamps, count, lean):
    """Light that a scratch sends to the camera at each place; `lean` in radians is how steep its sides are."""
    x, y, heading = x.ravel(), y.ravel(), heading.ravel()
    samples = [a + (b - a) * t for a, b in lamps for t in (np.arange(count) + 0.5) / count]
    weight = np.mean([np.linalg.norm(b - a) for a, b in lamps]) / count
    total = np.zeros(x.size, np.float32)
    step = 4_000_000 // len(samples)
    for first in range(0, x.size, step):
        part = np.s_[first : first + step]
        n = normal(x[part], y[part])
        along = np.stack([np.cos(heading[part]), np.sin(heading[part]), np.zeros(x[part].size)], -1)
        along = along - n * (along * n).sum(-1, keepdims=True)
        place = np.stack([x[part], y[part], height(x[part], y[part])], -1)
        view = eye - place
        view = (view / np.linalg.norm(view, axis=-1, keepdims=True)).astype(np.float32)
        light = np.asarray(samples, np.float32)[None] - place.astype(np.float32)[:, None]
        far = np.linalg.norm(light, axis=-1)
        half = light / far[..., None] + view[:, None]
        half /= np.linalg.norm(half, axis=-1, keepdims=True)
        aside = np.einsum("ijk,ik->ij", half, along.astype(np.float32))
        tilt = np.sqrt(np.maximum(1 - np.einsum("ijk,ik->ij", half, n.astype(np.float32)) ** 2, 0))
        total[part] = (np.exp(-((aside / 0.014) ** 2) - tilt / lean) / far**2).sum(-1) * weight
    return total


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


def out_of_focus(drawn, eye, target):
    """Blurs what is drawn on the bonnet as the lens does, more towards the windscreen and towards the front."""
    rows, columns = drawn.shape
    eye, target = np.array(eye), np.array(target)
    ahead = (target - eye) / np.linalg.norm(target - eye)
    slope = (np.arange(rows) - rows / 2) / (LENS / 36 * columns)
    down = np.sin(np.arctan(slope) + np.arcsin(-ahead[2]))
    away = eye[2] / np.maximum(down, 0.05)
    focus = np.linalg.norm(np.array(FOCUS) - eye)
    circle = (LENS / 1000) ** 2 / APERTURE * np.abs(away - focus) / (away * focus) / 0.036 * columns
    wanted = np.clip(0.35 * circle, 0, 2.9)[:, None]
    levels = [drawn] + [cv2.GaussianBlur(drawn, (0, 0), s) for s in (1, 2, 3)]
    return sum(level * np.maximum(1 - np.abs(wanted - k), 0) for k, level in enumerate(levels))


def add_dust(light, part, eye, target):
    """A few specks and lint, as on any car that stands in a garage."""
    rows, columns, _ = light.shape
    rng = np.random.default_rng(3)
    count = 2600
    x, y, bright = rng.uniform(-0.8, 0.7, count), rng.uniform(-0.6, 0.7, count), 0.05 * rng.lognormal(0, 0.8, count)
    keep = (gap_distance(x, y) > 0.002) & ((part != 0.5) | (np.abs(x - tape_line(y)) > TAPE))
    px, py = projection(eye, target, rows, columns)(x[keep], y[keep])
    drawn = np.zeros((rows, columns))
    splat(drawn, px, py, bright[keep] * (columns / 1600) ** 2)
    drawn = out_of_focus(cv2.GaussianBlur(drawn, (0, 0), 0.6), eye, target)
    around = cv2.GaussianBlur(light.mean(-1), (0, 0), columns / 16)
    return light + (DUST * drawn * (0.3 + around / around.mean()))[..., None]


def add_scratches(light, lamps, part, eye, target):
    """Draws the arcs into the picture, each as a line about a pixel wide."""
    rows, columns, _ = light.shape
    rng = np.random.default_rng(8)
    brighter, wider, samples, _ = ANSWERS[lamps]
    eye = np.array(eye)
    pixels = projection(eye, target, rows, columns)
    drawn = np.zeros((rows, columns))
    for count, shortest, longest, lean, strength in KINDS:
        coarse = 4 if longest < 0.02 else 12
        x, y, heading, depth = scratches(rng, count, shortest, longest, coarse)
        px, py = pixels(x, y)
        keep = ((px > 0) & (px < columns) & (py > 0) & (py < rows) & (polished(x, y, part) < 1)).any(1)
        x, y, heading, depth = x[keep], y[keep], heading[keep], depth[keep]
        bright = shine(x, y, heading, eye, LAMPS[lamps], samples, lean * wider).reshape(x.shape) * depth * strength * brighter
        bright = bright * (1 - polished(x, y, part)) * (gap_distance(x, y) > 0.002)
        if part == 0.5:
            bright = bright * (x < tape_line(y) - TAPE)
        bright[:, [0, -1]] *= 0.1
        keep = bright.max(1) > 0.002
        x, y, bright = x[keep], y[keep], bright[keep]
        fine = np.linspace(0, coarse - 1, round(longest * 7000 * columns / 1600))
        low = np.minimum(fine.astype(int), coarse - 2)
        blend = lambda v: v[:, low] + (v[:, low + 1] - v[:, low]) * (fine - low)
        px, py = pixels(blend(x), blend(y))
        # The same light for each pixel of a line, however densely its points lie.
        bright = blend(bright) * np.hypot(px[:, -1:] - px[:, :1], py[:, -1:] - py[:, :1]) / fine.size
        splat(drawn, px, py, bright)
    drawn = out_of_focus(drawn, eye, target)
    return light + STRENGTH * drawn[..., None] * (1, 0.97, 0.93)


def veil(light, stops):
    """What bright lamps spread in a lens."""
    bright = np.clip(light - 0.6 / 2**stops, 0, 8)
    width = light.shape[1]
    return light + sum(k * cv2.GaussianBlur(bright, (0, 0), width * s) for s, k in ((0.004, 0.05), (0.015, 0.035), (0.06, 0.03)))


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 64
    for name in rest[2:] or SHOTS:
        size, color, lamps, part, place, target = SHOTS[name]
        start().world.node_tree.nodes["Background"].inputs[0].default_value = (0, 0, 0, 1)
        add_car(color, part)
        add_garage(lamps)
        camera(place, target, LENS, aperture=APERTURE, focus=FOCUS)
        light = render(tuple(round(side * scale) for side in size), samples)
        if part < 1:
            light = add_scratches(light, lamps, part, place, target)
        light = add_dust(light, part, place, target)
        light = veil(light, ANSWERS[lamps][3])
        save(develop(light, ANSWERS[lamps][3]), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
