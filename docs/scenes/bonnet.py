"""
A bonnet and the wing beside it: their shape, their paint, and what dries on it: the chalk of hard water, and dust.

One unit is a metre; the car looks along -y, and z is up from the bonnet.
"""

import cv2
import numpy as np

from home import lines
from studio import add_mesh, grid_faces, image_from, new_material, smooth

GAP, ROUNDING, DEPTH = 0.0045, 0.0035, 0.030


def shut_line(y):
    return 0.335 + 0.10 * y - 0.06 * y**2


def height(x, y):
    """A bonnet: crowned, with a crease, and the wing beyond its gap."""
    ridge = x + 0.20 - 0.10 * y
    beyond = np.maximum(x - shut_line(y), 0)
    crown = -0.13 * x**2 - 0.07 * y**2
    return crown + 0.0036 / (1 + np.exp(-ridge / 0.024)) - 0.07 * beyond - 0.6 * beyond**2


def normal(x, y):
    d = 1e-4
    n = np.stack([(height(x - d, y) - height(x + d, y)) / (2 * d), (height(x, y - d) - height(x, y + d)) / (2 * d), np.ones_like(x)], -1)
    return n / np.linalg.norm(n, axis=-1, keepdims=True)


def gap_distance(x, y):
    """Distance from the gap's edges, below 0 in it."""
    return np.abs(shut_line(y) - x) - GAP / 2


def chalk(size=4096):
    """How much of the paint is covered where drops of hard water have dried, for x and y from -0.5 to 0.5."""
    rng = np.random.default_rng(21)
    cover = np.zeros((size, size), np.float32)
    for _ in range(5200):
        radius = min(0.0016 * rng.lognormal(0, 0.65), 0.011) * size
        x, y = rng.uniform(0, size, 2)
        turns = np.linspace(0, 2 * np.pi, 48)
        waves = sum(rng.normal(0, 0.16 / k) * np.sin(k * turns + rng.uniform(0, 6)) for k in (1, 2, 3, 4))
        outline = np.stack([x + radius * (1 + waves) * np.cos(turns), y + radius * (1 + waves) * np.sin(turns) * rng.uniform(0.8, 1.25)], -1)
        reach = int(radius * 2 + 8)
        left, top = int(x) - reach, int(y) - reach
        if left < 0 or top < 0 or left + 2 * reach > size or top + 2 * reach > size:
            continue
        drop = np.zeros((2 * reach, 2 * reach), np.float32)
        cv2.fillPoly(drop, [np.round((outline - (left, top)) * 16).astype(np.int32)], 1.0, cv2.LINE_AA, 4)
        depth = cv2.distanceTransform((drop > 0.5).astype(np.uint8), cv2.DIST_L2, 5)
        ring = np.exp(-((depth - 2.5) / max(2.2, 0.16 * radius)) ** 2)
        inner = 0.25 * np.exp(-((depth - rng.uniform(0.3, 0.7) * radius) / (0.06 * radius + 1)) ** 2) + rng.uniform(0.03, 0.2)
        cover[top : top + 2 * reach, left : left + 2 * reach] += np.minimum(drop, 1) * rng.uniform(0.25, 1.0) * (0.5 * ring + inner)
    patches = cv2.resize(rng.normal(0, 1, (24, 24)).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)
    grain = cv2.GaussianBlur(rng.normal(0, 1, (size, size)).astype(np.float32), (0, 0), 1.5) * 3
    return np.clip(cover * (0.75 + 0.25 * patches) * (0.85 + 0.3 * grain), 0, 0.9)


def dust(size=4096):
    """How much of the paint is covered with dust on which a few drops have fallen, for the same places."""
    rng = np.random.default_rng(4)
    cloud = lambda cells: cv2.resize(rng.normal(0, 1, (cells, cells)).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)
    cover = 0.36 + 0.08 * cloud(5) + 0.04 * cloud(16) + 0.02 * cloud(60) + 0.02 * cloud(1600)
    for _ in range(1200):
        radius = min(0.0012 * rng.lognormal(0, 0.7), 0.0036) * size
        reach = int(radius * 2.2 + 6)
        left, top = rng.integers(0, size - 2 * reach, 2)
        down, across = np.mgrid[: 2 * reach, : 2 * reach] - reach
        turn = np.arctan2(down, across)
        away = np.hypot(across, down) / radius / (1 + sum(rng.normal(0, 0.14 / k) * np.sin(k * turn + rng.uniform(0, 6)) for k in (1, 2, 3)))
        washed = rng.uniform(0.05, 0.40) / (1 + np.exp((away - 0.9) * 7))
        cover[top : top + 2 * reach, left : left + 2 * reach] *= 1 - washed
        cover[top : top + 2 * reach, left : left + 2 * reach] += rng.uniform(0.0, 0.07) * np.exp(-(((away - 1.02) / 0.14) ** 2))
    grain = cv2.GaussianBlur(rng.normal(0, 1, (size, size)).astype(np.float32), (0, 0), 1.2) * 2.6
    return np.clip(cover * (1 + 0.20 * grain), 0, 0.93)


def paint(color, worn, film):
    """Metallic paint under a clear coat. `worn` spreads a part of the reflection to a haze; `film` is what covers it, from 0 to 1, and its color."""
    material, n, output = new_material("paint")
    spot = n.add("ShaderNodeNewGeometry", output="Position")
    peel = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 170), 1.5e-6), n.math("MULTIPLY", n.noise(spot, 18), 16e-6))
    lacquer = n.add("ShaderNodeBump", {"Height": peel, "Distance": 1.0})
    flake = n.ramp(n.noise(spot, 1300, 1), 0.45, 0.80)
    tone = n.mix(flake, color, tuple(2.4 * c for c in color))
    base = n.add("ShaderNodeBsdfPrincipled", {"Base Color": tone, "Roughness": 0.40, "Metallic": 0.65, "Specular": 0.0})
    mirror = lambda roughness: n.add("ShaderNodeBsdfGlossy", {"Roughness": roughness, "Normal": lacquer})
    coat = n.mix_shaders(0.05 * worn, mirror(0.010), mirror(0.20))
    fresnel = n.add("ShaderNodeFresnel", {"IOR": 1.6, "Normal": lacquer})
    painted = n.mix_shaders(fresnel, base, coat)
    if film:
        cover, tone = film
        where = n.add("ShaderNodeVectorMath", {0: spot, 1: (0.5, 0.5, 0)}, operation="ADD")
        picture = image_from("film", np.repeat(cover[..., None], 3, -1))
        cover = n.add("ShaderNodeTexImage", {"Vector": where}, image=picture, extension="REPEAT", interpolation="Cubic")
        painted = n.mix_shaders(fresnel, base, n.mix_shaders(n.ramp(cover, 0.05, 0.35), coat, mirror(0.24)))
        painted = n.mix_shaders(cover, painted, n.add("ShaderNodeBsdfDiffuse", {"Color": tone, "Roughness": 1.0}))
    dark = n.add("ShaderNodeBsdfDiffuse", {"Color": (0.002, 0.002, 0.002, 1)})
    n.connect(output.inputs[0], n.mix_shaders(n.ramp(n.attribute("edge"), 0.0, -0.0012), painted, dark))
    return material


def add_bonnet(color, worn=False, film=None):
    x = lines(-1.2, 1.1, 0.004, 0.0005, (0.325, 0.345)) - 0.335
    X, Y = np.meshgrid(x, np.arange(-0.7, 1.8, 0.004))
    across = X + shut_line(Y)
    edge = gap_distance(across, Y)
    within = np.clip((ROUNDING - edge) / ROUNDING, 0, 1)
    depth = ROUNDING * (1 - np.sqrt(1 - within**2)) + (DEPTH - ROUNDING) * smooth(edge, 0, -0.0008)
    points = np.stack([across, Y, height(across, Y) - depth], -1).reshape(-1, 3)
    add_mesh("bonnet", points, grid_faces(*X.shape), paint(color, worn, film), {"edge": edge})
