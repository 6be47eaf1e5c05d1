"""A bright afternoon around a car: broken clouds overhead, trees and hedges along the horizon, and a gum tree with depth. One unit is a metre."""

import cv2
import numpy as np

from street import WIDTH, Canvas, smooth
from studio import add_mesh, grid_faces, new_material


def fractal(rng, size, largest, octaves):
    """Noise of deviation 1 with details down to largest / 2**octaves pixels."""
    total = np.zeros((size, size), np.float32)
    for octave in range(octaves):
        cells = max(4, round(size / largest * 2**octave))
        layer = cv2.resize(rng.standard_normal((cells, cells)).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)
        total += layer * 0.55**octave
    return total / total.std()


def ceiling(rng, size=2048):
    """Clouds from below: how much they cover, and how bright they are (thin edges are brightest)."""
    bend = [fractal(rng, size, 300, 5) * 22 for _ in range(2)]
    columns, rows = np.meshgrid(np.arange(size, dtype=np.float32), np.arange(size, dtype=np.float32))
    heap = cv2.remap(fractal(rng, size, 330, 8), columns + bend[0], rows + bend[1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    thick = np.clip(heap + 0.12, 0, 3)
    cover = 1 - np.exp(-3.4 * thick)
    deep = cv2.GaussianBlur(thick, (0, 0), 14)
    # The side to the sun is lit.
    side = cv2.GaussianBlur(heap, (0, 0), 5)
    side = side - np.roll(side, (10, -16), (0, 1))
    light = 1.9 * np.exp(-0.62 * deep) + 0.38 + 0.55 * np.clip(side, -0.8, 0.8)
    return cover, np.clip(light, 0.30, 2.6)


def afternoon(seed=4):
    """The equirectangular picture; azimuth 0 is in front of the car and 90 at +x."""
    rng = np.random.default_rng(seed)
    c = Canvas()
    elevation = np.broadcast_to(c.elevation, c.light.shape[:2])
    azimuth = np.broadcast_to(c.azimuth, c.light.shape[:2])
    full = lambda x: np.broadcast_to(x, c.light.shape[:2])[..., None]
    glow = np.exp(-(((azimuth + 75) / 60) ** 2))
    blue = np.array([0.10, 0.21, 0.42]) * full(0.75 + 0.25 * np.exp(-elevation / 40))
    haze = np.array([0.80, 0.80, 0.76]) * full((0.75 + 0.6 * glow) * np.exp(-np.maximum(elevation, 0) / 16))
    c.light = (blue + haze).astype(np.float32)
    cover, light = ceiling(rng)
    far = 1 / np.tan(np.radians(np.maximum(elevation, 7)))
    pixels = len(cover) / 9.0
    place = [(f(np.radians(azimuth)) * far * pixels + len(cover) / 2).astype(np.float32) for f in (np.sin, np.cos)]
    look = lambda values: cv2.remap(values, *place, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
    fade = smooth(elevation, 8, 24)
    cover, light = np.clip(look(cover), 0, 1) * fade, look(light)
    tint = np.array([1.0, 0.965, 0.90]) * light[..., None] + np.array([0, 0.01, 0.05])
    c.light = (c.light * (1 - cover[..., None]) + tint * cover[..., None]).astype(np.float32)
    # Far and near trees and a hedge; below them grass and a drive.
    for low, tone in ((7.0, (0.20, 0.25, 0.20)), (4.5, (0.10, 0.14, 0.075)), (2.2, (0.050, 0.075, 0.035))):
        clumps = [(a + rng.uniform(-2, 2), rng.uniform(0, low), rng.uniform(2, 6), rng.uniform(1.0, low * 1.3)) for a in np.arange(-178, 178, 4.0)]
        c.paint(c.leaves(clumps, rng), np.array(tone) * rng.uniform(0.8, 1.2))
    below = np.clip(-elevation, 0, 90)
    patches = cv2.resize(rng.standard_normal((200, 240)).astype(np.float32), (WIDTH, WIDTH // 2), interpolation=cv2.INTER_CUBIC)
    grass = np.array([0.12, 0.14, 0.06]) * full(0.9 + 0.16 * patches)
    drive = np.array([0.17, 0.165, 0.16]) * full(0.7 + 0.5 * smooth(below, 6, 40))
    ground = grass * full(1 - smooth(below, 5, 6)) + drive * full(smooth(below, 5, 6))
    c.paint(np.broadcast_to(smooth(below, 0, 0.6), c.light.shape[:2]), ground)
    # Both ends of the horizon meet behind the car.
    reach = WIDTH // 30
    share = 0.5 * smooth(np.arange(reach), reach, 0) * smooth(c.elevation, 16, 12)
    share, left, right = share[..., None], c.light[:, :reach].copy(), c.light[:, : -reach - 1 : -1].copy()
    c.light[:, :reach] = left * (1 - share) + right * share
    c.light[:, : -reach - 1 : -1] = right * (1 - share) + left * share
    return cv2.GaussianBlur(c.light, (0, 0), 0.10 * WIDTH / 360)


def limb(points, radii):
    """A tapered tube along points."""
    points, radii = np.asarray(points, float), np.asarray(radii, float)
    way = np.gradient(points, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.cross(way, (0.3, 0.9, 0.1))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    turn = np.linspace(0, 2 * np.pi, 10)
    ring = np.cos(turn)[None, :, None] * side[:, None] + np.sin(turn)[None, :, None] * np.cross(way, side)[:, None]
    return (points[:, None] + radii[:, None, None] * ring).reshape(-1, 3), grid_faces(len(points), 10)


def grow(rng, start, way, length, radius, level, limbs, ends):
    """A bough that bends upwards, and its branches."""
    points = [np.array(start, float)]
    way = np.array(way, float)
    for _ in range(10):
        way = way + rng.normal(0, 0.13, 3) + (0, 0, 0.05)
        way /= np.linalg.norm(way)
        points.append(points[-1] + way * length / 10)
    limbs.append(limb(points, np.linspace(radius, radius * 0.45, 11)))
    if level == 0:
        ends += points[4:]
        return
    for _ in range(4 if level > 1 else 5):
        at = int(rng.integers(4, 11))
        out = way + rng.normal(0, 0.75, 3) + (0, 0, 0.15)
        grow(rng, points[at], out / np.linalg.norm(out), length * rng.uniform(0.5, 0.75), radius * 0.5, level - 1, limbs, ends)


def add_tree(root, height, seed, leaves=80):
    """A gum tree whose crown is thousands of hanging leaves; only mirrors see it."""
    rng = np.random.default_rng(seed)
    limbs, ends = [], []
    grow(rng, root, (0.05, -0.05, 1), height * 0.5, height * 0.022, 3, limbs, ends)
    bark, n, output = new_material("bark")
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfDiffuse", {"Color": (0.30, 0.26, 0.21, 1)}))
    counts = np.cumsum([0] + [len(points) for points, _ in limbs])
    items = [add_mesh("limbs", np.concatenate([p for p, _ in limbs]), np.concatenate([f + k for (_, f), k in zip(limbs, counts)]), bark)]
    middle = np.repeat(np.array(ends), leaves, 0)
    middle = middle + rng.normal(0, 0.26, middle.shape) * (1, 1, 0.8)
    count = len(middle)
    hang = rng.normal(0, 0.45, (count, 3)) + (0, 0, -1)
    hang *= (rng.uniform(0.09, 0.19, count) / np.linalg.norm(hang, axis=1))[:, None]
    side = np.cross(hang, rng.normal(0, 1, (count, 3)))
    side *= (rng.uniform(0.011, 0.020, count) / np.linalg.norm(side, axis=1))[:, None]
    points = np.stack([middle, middle + 0.4 * hang + side, middle + hang, middle + 0.4 * hang - side], 1).reshape(-1, 3)
    leaf, n, output = new_material("leaf")
    tone = n.mix(n.attribute("tone"), (0.055, 0.085, 0.035), (0.14, 0.16, 0.07))
    both = n.mix_shaders(0.4, n.add("ShaderNodeBsdfDiffuse", {"Color": tone}), n.add("ShaderNodeBsdfTranslucent", {"Color": tone}))
    n.connect(output.inputs[0], both)
    items.append(add_mesh("leaves", points, np.arange(4 * count).reshape(-1, 4), leaf, {"tone": np.repeat(rng.random(count), 4)}))
    for item in items:
        item.visible_shadow = item.visible_camera = False
    return items
