"""
Lamps reflected in car paint, scratched and polished: two tubes in black and dark red, a grid of tubes in black, and a round lamp in blue
and green.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P scratches.py -- OUT [scale] [samples] [name ...]

writes OUT/tubes.jpg and grid.jpg (1600 x 900), and the pairs red-, grid- (1600 x 1200), blue- and green- (1200 x 900), each before.jpg and
after.jpg.
Cycles renders the paint with its lamps. Scratches are thinner than a pixel, so their light is worked out here and added: a scratch is a tiny
mirror bent across its direction, so it shines where the half-way direction between camera and lamp lies across it, and less the farther
that direction leans from the paint's own normal. One unit is a metre.
"""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from home import lines, smooth
from studio import add_mesh, camera, grid_faces, new_material, render, softbox, start

GAP, ROUNDING, DEPTH = 0.0045, 0.0035, 0.016
BLACK, RED, BLUE, GREEN = (0.0022, 0.0024, 0.0030), (0.085, 0.0035, 0.005), (0.007, 0.016, 0.080), (0.004, 0.070, 0.036)


def shut_line(y):
    return 0.335 + 0.10 * y - 0.06 * y**2


def height(x, y):
    """A bonnet: crowned, with a soft ridge, and the wing beyond its gap."""
    ridge = x + 0.20 - 0.10 * y
    beyond = np.maximum(x - shut_line(y), 0)
    return -0.16 * x**2 - 0.10 * y**2 + 0.0016 / (1 + np.exp(-ridge / 0.022)) - 0.10 * beyond - 0.9 * beyond**2


def normal(x, y):
    d = 1e-4
    n = np.stack([(height(x - d, y) - height(x + d, y)) / (2 * d), (height(x, y - d) - height(x, y + d)) / (2 * d), np.ones_like(x)], -1)
    return n / np.linalg.norm(n, axis=-1, keepdims=True)


def tubes(*ends):
    return [(np.array(a, float), np.array(b, float)) for a, b in ends]


def lattice():
    """A grid of tubes, turned against the bonnet."""
    across, along = np.array([0.92, 0.39, 0.0]), np.array([-0.39, 0.92, 0.0])
    middle = np.array([-0.15, 1.40, 0.95])
    at = lambda a, b: middle + across * a + along * b
    steps = np.arange(-4, 5) * 0.24
    return tubes(*[(at(a, -0.96), at(a, 0.96)) for a in steps], *[(at(-0.96, b), at(0.96, b)) for b in steps])


PAIR = tubes(((-2.4, 0.62, 0.82), (2.6, 1.02, 0.82)), ((-2.4, 1.50, 0.95), (2.6, 1.90, 0.95)))
# A round lamp, of the kind with which detailers look over paint.
LAMP = tubes(((0.19, 1.30, 0.95), (0.23, 1.30, 0.95)))
# Middles and radii of what a polisher's pad has gone over.
SPOTS = ((0.11, 0.05, 0.09), (0.17, -0.09, 0.09), (0.16, 0.19, 0.10), (0.27, 0.05, 0.13), (0.33, 0.30, 0.15), (0.31, -0.14, 0.12))
# Size, paint, lamps, what is polished, camera's place and target.
SHOTS = {
    "tubes": ((1600, 900), BLACK, PAIR, SPOTS, (-0.05, -0.62, 0.40), (0.02, 0.03, 0.0)),
    "red-before": ((1600, 1200), RED, PAIR, (), (-0.02, -0.66, 0.42), (0.04, 0.06, 0.0)),
    "red-after": ((1600, 1200), RED, PAIR, ((0, 0, 9),), (-0.02, -0.66, 0.42), (0.04, 0.06, 0.0)),
    "grid-before": ((1600, 1200), BLACK, lattice(), (), (-0.02, -0.66, 0.42), (0.04, 0.06, 0.0)),
    "grid-after": ((1600, 1200), BLACK, lattice(), ((0, 0, 9),), (-0.02, -0.66, 0.42), (0.04, 0.06, 0.0)),
    "blue-before": ((1200, 900), BLUE, LAMP, (), (0.05, -0.60, 0.40), (0.09, 0.04, 0.0)),
    "blue-after": ((1200, 900), BLUE, LAMP, ((0, 0, 9),), (0.05, -0.60, 0.40), (0.09, 0.04, 0.0)),
    "green-before": ((1200, 900), GREEN, LAMP, (), (0.10, -0.60, 0.46), (0.10, 0.06, 0.0)),
    "green-after": ((1200, 900), GREEN, LAMP, ((0, 0, 9),), (0.10, -0.60, 0.46), (0.10, 0.06, 0.0)),
    "grid": ((1600, 900), BLACK, lattice(), SPOTS, (-0.05, -0.62, 0.40), (0.02, 0.03, 0.0)),
}
LENS = 46
STRENGTH = 1.25
# Many fine, short scratches, fewer long ones, and a few deep ones that are seen farther from a lamp: count, lengths, lean, strength.
KINDS = ((150000, 0.003, 0.018, 0.018, 0.8), (26000, 0.015, 0.060, 0.022, 0.9), (260, 0.020, 0.060, 0.040, 1.0))


def polished(x, y, spots):
    """From 0 to 1; soft towards a spot's rim."""
    worn = np.ones_like(x)
    for middle_x, middle_y, radius in spots:
        worn = worn * (1 - smooth(radius - np.hypot(x - middle_x, y - middle_y), -0.010, 0.020))
    return 1 - worn


def paint(color):
    """Metallic paint under a clear coat; where it is not polished, a part of the reflection is spread to a haze."""
    material, n, output = new_material("paint")
    spot = n.add("ShaderNodeNewGeometry", output="Position")
    worn = n.math("SUBTRACT", 1.0, n.attribute("polished"))
    peel = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 160), 0.9e-6), n.math("MULTIPLY", n.noise(spot, 18), 14e-6))
    lacquer = n.add("ShaderNodeBump", {"Height": peel, "Distance": 1.0})
    flake = n.ramp(n.noise(spot, 2600, 1), 0.45, 0.80)
    tone = n.mix(flake, color, tuple(2.2 * c for c in color))
    base = n.add("ShaderNodeBsdfPrincipled", {"Base Color": tone, "Roughness": 0.40, "Metallic": 0.65, "Specular": 0.0})
    mirror = lambda roughness: n.add("ShaderNodeBsdfGlossy", {"Roughness": roughness, "Normal": lacquer})
    spread = n.mix_shaders(0.35, mirror(0.16), mirror(0.34))
    coat = n.mix_shaders(n.math("MULTIPLY", worn, 0.11), mirror(0.010), spread)
    painted = n.mix_shaders(n.add("ShaderNodeFresnel", {"IOR": 1.6, "Normal": lacquer}), base, coat)
    dark = n.add("ShaderNodeBsdfDiffuse", {"Color": (0.002, 0.002, 0.002, 1)})
    n.connect(output.inputs[0], n.mix_shaders(n.ramp(n.attribute("edge"), 0.0, -0.0012), painted, dark))
    return material


def glow(strength):
    material, n, output = new_material("lamp")
    n.connect(output.inputs[0], n.add("ShaderNodeEmission", {0: (1, 0.97, 0.93, 1), 1: strength}))
    return material


def add_panel(color, spots):
    x = lines(-1.0, 1.0, 0.004, 0.0005, (0.325, 0.345)) - 0.335
    X, Y = np.meshgrid(x, np.arange(-0.6, 2.4, 0.004))
    X = X + shut_line(Y)
    edge = np.abs(X - shut_line(Y)) - GAP / 2
    within = np.clip((ROUNDING - edge) / ROUNDING, 0, 1)
    depth = ROUNDING * (1 - np.sqrt(1 - within**2)) + (DEPTH - ROUNDING) * smooth(edge, 0, -0.0008)
    points = np.stack([X, Y, height(X, Y) - depth], -1).reshape(-1, 3)
    add_mesh("panel", points, grid_faces(*X.shape), paint(color), {"edge": edge, "polished": polished(X, Y, spots)})


def thickness(lamps):
    return {1: 0.034, 2: 0.015}.get(len(lamps), 0.008)


def power(lamps):
    """How much brighter than a tube a lamp is, and how much farther from it scratches are seen."""
    return (15, 2.6) if len(lamps) == 1 else (1, 1)


def add_diodes(center, material):
    """A round lamp: seven diodes."""
    down, around = np.meshgrid(np.linspace(0, np.pi, 13), np.linspace(0, 2 * np.pi, 25), indexing="ij")
    ball = 0.013 * np.stack([np.sin(down) * np.cos(around), np.sin(down) * np.sin(around), np.cos(down)], -1)
    turns = np.radians(60) * np.arange(6)
    for across, along in [(0, 0), *zip(np.cos(turns), np.sin(turns))]:
        middle = center + 0.062 * np.array([across, along, 0])
        item = add_mesh("diode", (middle + ball).reshape(-1, 3), grid_faces(13, 25), material)
        item.visible_camera = False


def add_lamps(lamps):
    radius = thickness(lamps)
    material = glow(25.0 * power(lamps)[0])
    if len(lamps) == 1:
        return add_diodes(lamps[0][0], material)
    around = np.linspace(0, 2 * np.pi, 25)[None, :]
    for a, b in lamps:
        ahead = (b - a) / np.linalg.norm(b - a)
        side = np.cross(ahead, (0, 0, 1.0))
        ring = radius * (np.cos(around)[..., None] * side + np.sin(around)[..., None] * np.cross(side, ahead))
        item = add_mesh("tube", np.concatenate([a + ring, b + ring]).reshape(-1, 3), grid_faces(2, 25), material)
        item.visible_camera = False


def scratches(rng, count, shortest, longest, steps):
    """Arcs on the paint: x, y and heading, each (count, steps), and how deep they are (count, 1)."""
    length = shortest * (longest / shortest) ** rng.random((count, 1))
    heading = rng.uniform(0, np.pi, (count, 1))
    bend = rng.normal(0, 13, (count, 1)) * np.minimum(1, 0.035 / length)
    s = np.linspace(-0.5, 0.5, steps)[None] * length
    turned = heading + bend * s
    x = rng.uniform(-0.45, 0.60, (count, 1)) + s * np.cos(heading) - bend * s**2 / 2 * np.sin(heading)
    y = rng.uniform(-0.36, 0.62, (count, 1)) + s * np.sin(heading) + bend * s**2 / 2 * np.cos(heading)
    return x, y, turned, np.minimum(np.exp(rng.normal(0, 1.1, (count, 1))), 6)


def shine(x, y, heading, eye, lamps, lean):
    """Light that a scratch sends to the camera at each place; `lean` in radians is how steep its sides are."""
    x, y, heading = x.ravel(), y.ravel(), heading.ravel()
    count = 150 if len(lamps) < 3 else 60
    samples = [a + (b - a) * t for a, b in lamps for t in (np.arange(count) + 0.5) / count]
    weight = np.mean([np.linalg.norm(b - a) for a, b in lamps]) / count * thickness(lamps) / 0.015
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


def add_scratches(light, lamps, spots, eye, target):
    """Draws the arcs into the picture, each as a line about a pixel wide."""
    rows, columns, _ = light.shape
    rng = np.random.default_rng(8)
    eye, target = np.array(eye), np.array(target)
    ahead = (target - eye) / np.linalg.norm(target - eye)
    right = np.cross(ahead, (0, 0, 1.0))
    right /= np.linalg.norm(right)
    up = np.cross(right, ahead)

    def pixels(x, y):
        away = np.stack([x, y, height(x, y)], -1) - eye
        scale = LENS / 36 * columns / (away @ ahead)
        return columns / 2 + away @ right * scale - 0.5, rows / 2 - away @ up * scale - 0.5

    drawn = np.zeros(rows * columns)
    for count, shortest, longest, lean, strength in KINDS:
        coarse = 4 if longest < 0.02 else 12
        x, y, heading, depth = scratches(rng, count, shortest, longest, coarse)
        px, py = pixels(x, y)
        keep = ((px > 0) & (px < columns) & (py > 0) & (py < rows) & (polished(x, y, spots) < 1)).any(1)
        x, y, heading, depth = x[keep], y[keep], heading[keep], depth[keep]
        brighter, wider = power(lamps)
        bright = shine(x, y, heading, eye, lamps, lean * wider).reshape(x.shape) * depth * strength * brighter
        bright = bright * (1 - polished(x, y, spots)) * (np.abs(x - shut_line(y)) > GAP)
        bright[:, [0, -1]] *= 0.1
        keep = bright.max(1) > 0.002
        x, y, bright = x[keep], y[keep], bright[keep]
        fine = np.linspace(0, coarse - 1, round(longest * 7000 * columns / 1600))
        low = np.minimum(fine.astype(int), coarse - 2)
        blend = lambda v: v[:, low] + (v[:, low + 1] - v[:, low]) * (fine - low)
        px, py = pixels(blend(x), blend(y))
        # The same light for each pixel of a line, however densely its points lie.
        bright = blend(bright) * np.hypot(px[:, -1:] - px[:, :1], py[:, -1:] - py[:, :1]) / fine.size
        left, top = np.floor(px).astype(int), np.floor(py).astype(int)
        for i in (0, 1):
            for j in (0, 1):
                share = bright * np.abs(1 - i - (px - left)) * np.abs(1 - j - (py - top))
                seen = (left + i >= 0) & (left + i < columns) & (top + j >= 0) & (top + j < rows)
                drawn += np.bincount(((top + j) * columns + left + i)[seen], share[seen], rows * columns)
    return light + STRENGTH * drawn.reshape(rows, columns, 1) * (1, 0.97, 0.93)


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 64
    for name in rest[2:] or SHOTS:
        size, color, lamps, spots, place, target = SHOTS[name]
        scene = start()
        scene.world.node_tree.nodes["Background"].inputs[0].default_value = (0.004, 0.0045, 0.005, 1)
        add_panel(color, spots)
        add_lamps(lamps)
        dim = 1 if len(lamps) > 1 else 7
        softbox((0, 4.0, 1.6), (0, 0, 0), (5, 1.2), 0.05 * dim, (0.9, 0.95, 1))
        softbox((3.2, 1.2, 1.0), (0.4, 0.2, 0), (0.9, 2.5), 0.35 * dim, (0.9, 0.95, 1))
        camera(place, target, LENS, aperture=16, focus=target)
        light = render(tuple(round(side * scale) for side in size), samples)
        light = add_scratches(light, lamps, spots, place, target)
        save(develop(light, {1: 0.7, 2: 0.35}.get(len(lamps), 0.0)), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
