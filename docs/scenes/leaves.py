"""
Gum leaves, bark and gum nuts fallen on a black bonnet under trees: a drift along the shut line, and a few leaves close by.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P leaves.py -- OUT [scale] [samples] [name ...]

writes OUT/NAME.jpg for the names in VIEWS, 1600 x 900. Each leaf has its own shape and skin, and is let down until it lies still on what is
under it. One unit is a metre.
"""

import os
import sys

import bpy
import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bonnet import add_bonnet, height, shut_line
from develop import develop, save
from shapes import plain, sheet
from studio import Nodes, area_light, camera, image_from, new_material, render, smooth, start
from surroundings import surround

SIZE = (1600, 900)
# Colors of leaves; pixels along and across a leaf's skin; corner and cells of the grid on which things come to lie.
GREENS = ((0.095, 0.105, 0.033), (0.150, 0.165, 0.070), (0.185, 0.195, 0.115), (0.180, 0.155, 0.045))
DRY = ((0.290, 0.175, 0.062), (0.180, 0.062, 0.026), (0.225, 0.135, 0.068), (0.105, 0.038, 0.020), (0.190, 0.092, 0.033))
BROWN, PALE = np.array((0.070, 0.034, 0.016)), np.array((0.34, 0.30, 0.15))
LONG, WIDE = 1400, 240
ORIGIN, CELL, CELLS = (-0.25, -0.35), 0.0005, (1800, 1500)


def wave(rng, t, counts=(1, 2, 3)):
    """A slow, random swing along t from 0 to 1."""
    return sum(rng.normal(0, 1 / k) * np.sin(k * np.pi * t + rng.uniform(0, 6.3)) for k in counts)


def cloud(rng, along, across):
    """Random blotches over a skin, so many along it and across it."""
    return cv2.resize(rng.normal(0, 1, (across, along)).astype(np.float32), (LONG, WIDE), interpolation=cv2.INTER_CUBIC)


def curve(rng, length, steps, bend, arch, twist):
    """A line and its sides and ups: `bend` turns it in its plane, `arch` out of it, `twist` about itself, in radians over all."""
    t = np.linspace(0, 1, steps)
    rates = [total * (1 + 0.6 * wave(rng, t)) + loose * wave(rng, t, (2, 3, 5)) for total, loose in ((bend, 0.15), (arch, 0.25), (twist, 0.3))]
    frame, place, found = np.eye(3), np.zeros(3), []
    for yaw, pitch, roll in np.stack(rates, 1) / steps:
        ahead, side, up = frame
        found.append((place, side, up))
        place = place + ahead * length / steps
        frame = np.linalg.qr(np.stack([ahead + yaw * side + pitch * up, side - yaw * ahead + roll * up, up - pitch * ahead - roll * side]).T)[0].T
        frame *= np.sign((frame * (ahead, side, up)).sum(1))[:, None]
    return (np.array(v) for v in zip(*found))


def pipe(line, radius, rng, spokes=14):
    """A thin, uneven tube along a line."""
    way = np.gradient(line, axis=0)
    side = np.cross(way, (0.1, 0.2, 1.0))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, way / np.linalg.norm(way, axis=1, keepdims=True))
    turn = np.linspace(0, 2 * np.pi, spokes)
    t = np.linspace(0, 1, len(line))
    radius = (radius * (1 + 0.10 * wave(rng, t, (3, 7, 13)) + 0.05 * wave(rng, t, (25, 40))))[:, None, None]
    return line[:, None] + radius * (np.cos(turn)[:, None] * side[:, None] + 0.85 * np.sin(turn)[:, None] * up[:, None])


def leaf_skin(rng, length, half, dry):
    """Color, and opacity and relief, over a leaf: its length from left to right, its width from top to bottom."""
    s, q = np.meshgrid(np.linspace(0, 1, LONG), np.linspace(-1, 1, WIDE))
    blend = lambda a, b, share: a + (b - a) * np.clip(share, 0, 1)[..., None]
    family = DRY if dry else GREENS
    first, second = (np.array(family[i]) * rng.uniform(0.8, 1.2, 3) ** (1, 0.6, 1) for i in rng.permutation(len(family))[:2])
    field = 0.5 + 0.30 * cloud(rng, 7, 3) + 0.12 * cloud(rng, 30, 7) + rng.normal(0, 0.5) * (s - 0.5) + rng.normal(0, 0.25) * q
    color = blend(first, second, field)
    if not dry and rng.random() < 0.6:  # turning from an end or a side
        color = blend(color, np.array(DRY[rng.integers(len(DRY))]), smooth(field * 0.5 + rng.choice((-1, 1)) * (s - 0.5) * 1.5 + 0.4 * np.abs(q), 0.5, 1.3))
    color = color * (1 + 0.10 * cloud(rng, 120, 22) + 0.07 * cloud(rng, 500, 90))[..., None]
    veins = np.zeros((WIDE, LONG), np.float32)
    at = 0.02
    while at < 0.97:
        for sign in (-1, 1):
            t = np.linspace(0, 1, 12)
            start, reach = at + rng.normal(0, 0.004), rng.uniform(0.05, 0.075) * (1.1 - 0.5 * at)
            x, y = (start + reach * t**1.1 + 0.002 * wave(rng, t)) * LONG, (0.5 + sign * 0.43 * t + 0.006 * wave(rng, t)) * WIDE
            cv2.polylines(veins, [np.int32(np.stack([x, y], 1) * 16)], False, rng.uniform(0.4, 1), 1, cv2.LINE_AA, 4)
        at += rng.uniform(0.010, 0.026)
    net = np.exp(-((cloud(rng, 330, 56) / 0.16) ** 2)) * 0.25
    veins = cv2.GaussianBlur(np.maximum(veins, net), (0, 0), 0.6)
    margin = np.exp(-(((np.abs(q) - 0.90 - 0.02 * cloud(rng, 60, 1)) / 0.018) ** 2)) * (0.6 + 0.2 * cloud(rng, 50, 2))
    midrib = np.exp(-((q / (0.052 - 0.018 * s)) ** 2)) * smooth(1 - s, 0.0, 0.2)
    vein_color = PALE * rng.uniform(0.8, 1.15) if not dry else first * 1.5 + 0.03
    color = blend(color, vein_color, 0.55 * veins + 0.30 * margin + 0.75 * midrib * (0.9 + 0.1 * cloud(rng, 60, 2)))
    # Browned edges and tip, spots, and what insects ate
    wide = half * np.maximum(1 - np.abs(s - 0.42) * 1.2, 0.15)
    burnt = smooth(np.abs(q) + 0.22 * cloud(rng, 22, 3) + 0.10 * cloud(rng, 110, 18), 0.97, 1.18) * rng.uniform(0.3, 0.9)
    front = s + 0.03 * cloud(rng, 10, 5) + 0.010 * cloud(rng, 60, 16) - rng.uniform(0.78, 1.05)
    burnt = np.maximum(burnt, 0.85 * smooth(front, 0, 0.012))
    color = blend(color, BROWN * rng.uniform(0.8, 2.2), burnt)
    color = blend(color, BROWN * 0.6, 0.7 * np.exp(-((front / 0.006) ** 2)))
    away = lambda x, y: np.hypot((s - x) * length, (q - y) * wide)
    group = rng.random((3, 2)) * (1, 2) - (0, 1)
    for _ in range(rng.integers(8, 60)):
        x, y = (rng.random(), rng.uniform(-1, 1)) if rng.random() < 0.4 else group[rng.integers(3)] + rng.normal(0, (0.05, 0.25))
        size, ragged = min(0.00035 * rng.lognormal(0, 0.7), 0.0022), 1 + 0.12 * cloud(rng, 200, 40)
        d = away(x, y) * ragged / size
        color = blend(color, BROWN * rng.uniform(0.4, 1.1), rng.uniform(0.4, 0.95) * smooth(-d, -1.25, -0.8))
        if size > 0.0009:
            color = blend(color, np.array((0.22, 0.15, 0.09)), 0.8 * smooth(-d, -0.75, -0.5))
    opaque = smooth(1 - np.abs(q) - 0.014 * np.abs(cloud(rng, 90, 1)) - 0.02 * np.abs(cloud(rng, 25, 1)), 0.0, 0.012)
    bites = [(rng.uniform(0.1, 0.95), rng.choice((-1.1, 1.1)), rng.uniform(0.0012, 0.0045)) for _ in range(rng.integers(0, 5))]
    bites += [(rng.uniform(0.1, 0.9), rng.uniform(-0.8, 0.8), rng.uniform(0.0005, 0.0014)) for _ in range(rng.integers(0, 3))]
    for x, y, size in bites:
        d = away(x, y) * (1 + 0.15 * cloud(rng, 60, 12) + 0.15 * cloud(rng, 220, 44)) - size
        color = blend(color, BROWN * rng.uniform(0.7, 1.6), 0.9 * np.exp(-np.maximum(d, 0) / 0.0006))
        opaque = opaque * smooth(d, 0, 0.0002)
    relief = 0.5 + 0.25 * midrib - 0.16 * veins + 0.2 * margin + 0.03 * cloud(rng, 300, 50) + (0.16 if dry else 0.06) * cloud(rng, 40, 8)
    return np.clip(color, 0.01, 0.7), np.stack([opaque, relief, 0.5 + 0 * s], -1)


def bark_skin(rng, length, half, dry):
    """The same for a strip of bark: fibres along it, and torn ends."""
    s, q = np.meshgrid(np.linspace(0, 1, LONG), np.linspace(-1, 1, WIDE))
    fibres = 0.6 * cloud(rng, 9, 50) + 0.5 * cloud(rng, 20, 110)
    color = np.array((0.20, 0.120, 0.070)) * rng.uniform(0.7, 1.3) * np.exp(0.28 * fibres + 0.2 * cloud(rng, 8, 3) + 0.1 * cloud(rng, 300, 60))[..., None]
    color = color * (1 - 0.35 * smooth(cloud(rng, 40, 12), 0.8, 1.6))[..., None]
    torn = cloud(rng, 1, 40) * 0.016 + cloud(rng, 1, 9) * 0.035
    side = 0.94 - 0.05 * np.abs(cloud(rng, 25, 2)) - 0.03 * np.abs(cloud(rng, 90, 2))
    opaque = smooth(s - 0.06 + torn, 0, 0.003) * smooth(0.93 - s + torn[::-1], 0, 0.003) * smooth(side - np.abs(q), 0, 0.02)
    return np.clip(color, 0.01, 0.7), np.stack([opaque, 0.5 + 0.16 * fibres, 0.8 + 0 * s], -1)


def skin(name, color, rest, through):
    """A dull, waxy skin that lets a little light through."""
    material, n, output = new_material(name)
    where = n.add("ShaderNodeCombineXYZ", {0: n.attribute("along"), 1: n.attribute("across")})
    picture = lambda kind, values: n.add("ShaderNodeTexImage", {"Vector": where}, image=image_from(name + kind, values), extension="EXTEND", interpolation="Cubic")
    tone, parts = picture("color", color), n.add("ShaderNodeSeparateRGB", {0: picture("rest", rest)}).node.outputs
    under = n.add("ShaderNodeNewGeometry", output="Backfacing")
    tone = n.mix(n.math("MULTIPLY", under, 0.14), tone, (0.26, 0.24, 0.15))
    bumps = n.add("ShaderNodeBump", {"Height": parts[1], "Distance": 0.0007, "Strength": 0.8})
    wax = {"Base Color": tone, "Roughness": parts[2], "Specular": 0.42, "Normal": bumps}
    leaf = n.mix_shaders(through, n.add("ShaderNodeBsdfPrincipled", wax), n.add("ShaderNodeBsdfTranslucent", {"Color": tone}))
    n.connect(output.inputs[0], n.mix_shaders(parts[0], n.add("ShaderNodeBsdfTransparent"), leaf))
    return material


def blade(rng, length, half, dry):
    """A sickle-shaped leaf and its stalk."""
    stalk = rng.uniform(0.012, 0.024)
    steps = round((length + stalk) / 0.0006)
    bend, arch, twist = rng.choice((-1, 1)) * rng.uniform(0.35, 1.15), rng.normal(0, 0.9 if dry else 0.55), rng.normal(0, 0.9 if dry else 0.5)
    line, side, up = curve(rng, length + stalk, steps, bend, arch, twist)
    foot = round(steps * stalk / (length + stalk))
    t = np.linspace(0, 1, steps - foot)
    a, b = rng.uniform(0.65, 0.95), rng.uniform(1.1, 1.6)
    profile = t**a * (1 - t) ** b / ((a / (a + b)) ** a * (b / (a + b)) ** b)
    q = np.linspace(-1, 1, 29)
    edges = [half * profile * (1 + 0.05 * wave(rng, t) + 0.035 * wave(rng, t, (5, 8, 13)) + rng.normal(0, 0.05)) for _ in (0, 1)]
    out = np.where(q < 0, edges[0][:, None], edges[1][:, None]) * q + 1e-5 * q
    curl = rng.normal(0, 70 if dry else 32) * (1 + 0.5 * wave(rng, t))[:, None] + 0.01
    fold = rng.normal(0.10, 0.16) * (1 + 0.4 * wave(rng, t))[:, None]
    ripple = np.where(q < 0, wave(rng, t, (4, 6, 9))[:, None], wave(rng, t, (4, 7, 10))[:, None])
    ripple *= half * np.abs(q) ** 2.5 * (0.34 if dry else 0.16)
    over = (1 - np.cos(curl * out)) / curl + fold * (np.hypot(out, 0.0008) - 0.0008) + ripple * profile[:, None]
    points = line[foot:, None] + (np.sin(curl * out) / curl)[..., None] * side[foot:, None] + over[..., None] * up[foot:, None]
    thick = 0.00062 - 0.00018 * np.linspace(0, 1, foot + 26) + 0.0004 * np.exp(-np.linspace(0, 22, foot + 26))
    thick[:3] *= (0.0, 0.6, 0.9)
    thick[-26:] *= np.linspace(1, 0.3, 26)
    return points, pipe(line[: foot + 26] - 0.0003 * up[: foot + 26], thick, rng)


def strip(rng, length, half, dry):
    """A strip of bark, curled into a gutter."""
    line, side, up = curve(rng, length, 150, rng.normal(0, 0.3), rng.normal(0, 0.5), rng.normal(0, 0.7))
    t, q = np.linspace(0, 1, 150), np.linspace(-1, 1, 29)
    out = half * (1 + 0.15 * wave(rng, t, (1, 3, 6)))[:, None] * q
    curl = (rng.uniform(0.7, 1.5) / half * (1 + 0.3 * wave(rng, t)))[:, None]
    points = line[:, None] + (np.sin(curl * out) / curl)[..., None] * side[:, None] + ((1 - np.cos(curl * out)) / curl)[..., None] * up[:, None]
    return (points,)


def nut(rng):
    """A gum nut: a stalk, a bell with ribs, and its open mouth."""
    profile = np.array([(0.0, 0), (0.8, 0), (0.7, 3), (0.9, 5), (2.2, 6.2), (3.5, 8.5), (4.1, 11), (4.0, 12.6), (4.25, 13.4),
                        (3.9, 14), (3.1, 13.8), (2.8, 12.6), (2.0, 12.2), (0.9, 12.6), (0.0, 11)])
    t = np.linspace(0, 1, 90)
    r, z = (cv2.GaussianBlur(np.interp(t, np.linspace(0, 1, len(profile)), profile[:, k])[:, None], (0, 0), 1.6)[:, 0] for k in (0, 1))
    turn = np.linspace(0, 2 * np.pi, 73)
    ribs = 1 + 0.035 * np.cos(turn * 4 + 1) + 0.02 * np.cos(9 * turn) + 0.05 * np.cos(turn + 2) + 0.02 * wave(rng, t, (4, 9, 15))[:, None]
    valves = 1.3 * (np.abs(np.cos(2 * turn)) - 0.5) * np.exp(-(((t - 0.87) / 0.06) ** 2))[:, None]
    bent = 0.012 * np.minimum(z - 7, 0) ** 2
    r = r[:, None] * ribs
    return 0.001 * rng.uniform(0.75, 1.0) * np.stack([r * np.cos(turn) + bent[:, None], r * np.sin(turn), z[:, None] + valves], -1)


class Ground:
    """How high the bonnet and what lies on it is, on a grid."""

    def __init__(self):
        x, y = np.meshgrid(ORIGIN[0] + np.arange(CELLS[1]) * CELL, ORIGIN[1] + np.arange(CELLS[0]) * CELL)
        self.top = height(x, y).astype(np.float32)

    def cells(self, points):
        i, j = np.int32((points[..., 1] - ORIGIN[1]) / CELL + 0.5), np.int32((points[..., 0] - ORIGIN[0]) / CELL + 0.5)
        return np.clip(i, 0, CELLS[0] - 1), np.clip(j, 0, CELLS[1] - 1)

    def settle(self, parts, place, heading, turn):
        """Parts of one thing, let down at a place and tipped until its middle is as low as it can go."""
        points = np.concatenate([part.reshape(-1, 3) for part in parts])
        middle = points.mean(0)
        few = (points - middle)[:: max(1, len(points) // 1500)]

        def posed(points, roll, pitch):
            (cr, sr), (cp, sp), (ch, sh) = ((np.cos(v), np.sin(v)) for v in (roll, pitch, heading))
            x, y, z = points[..., 0], points[..., 1] * cr - points[..., 2] * sr, points[..., 1] * sr + points[..., 2] * cr
            x, z = x * cp + z * sp, z * cp - x * sp
            return np.stack([x * ch - y * sh + place[0], x * sh + y * ch + place[1], z], -1)

        def lift(pose):
            points = posed(few, *pose)
            return (self.top[self.cells(points)] - points[:, 2]).max()

        pose, step = np.array(turn, float), 0.3
        best = lift(pose)
        while step > 0.002:
            tries = [pose + step * np.array((np.cos(v), np.sin(v))) for v in np.linspace(0, 6.28, 12, endpoint=False)]
            lifts = [lift(p) for p in tries]
            if min(lifts) < best:
                best, pose = min(lifts), tries[int(np.argmin(lifts))]
            else:
                step *= 0.6
        parts = [posed(part - middle, *pose) + (0, 0, best + 0.0001) for part in parts]
        for part in parts:
            mine = np.full(CELLS, -1, np.float32)
            np.maximum.at(mine, self.cells(part.reshape(-1, 3)), part[..., 2].ravel().astype(np.float32))
            self.top = np.maximum(self.top, cv2.dilate(mine, np.ones((3, 3))))
        return parts


def add_leaf(ground, rng, name, kind, place, heading, length, half, dry=False, flipped=False):
    make, cover = (blade, leaf_skin) if kind == "leaf" else (strip, bark_skin)
    surface, *stalk = ground.settle(make(rng, length, half, dry), place, heading, (np.pi * flipped, 0))
    along, across = np.meshgrid(np.linspace(0, 1, surface.shape[0]), np.linspace(0, 1, surface.shape[1]), indexing="ij")
    sheet(name, surface, skin(name, *cover(rng, length, half, dry), 0.22 if kind == "leaf" else 0.0), {"along": along, "across": across})
    for part in stalk:
        tone = np.array(rng.choice(DRY if dry else [(0.20, 0.16, 0.06), (0.19, 0.09, 0.04)])) * rng.uniform(0.7, 1.1)
        sheet(name + " stalk", part, plain(name + " stalk", tuple(tone), 0.5))


def wood(name, dark, light, scale):
    material, n, output = new_material(name)
    spot = n.add("ShaderNodeTexCoord", output="Object")
    tone = n.mix(n.ramp(n.noise(spot, scale, 4), 0.35, 0.68), dark, light)
    relief = n.add("ShaderNodeBump", {"Height": n.noise(spot, 2.5 * scale, 4), "Distance": 0.0005, "Strength": 0.7})
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": tone, "Roughness": 0.65, "Specular": 0.3, "Normal": relief}))
    return material


def add_crumbs(rng, spots):
    """Bits of leaf and bark, the size of sand."""
    a, b = np.meshgrid(np.linspace(0, 2 * np.pi, 9), np.linspace(-np.pi / 2, np.pi / 2, 6))
    ball = np.stack([np.cos(a) * np.cos(b), np.sin(a) * np.cos(b), np.sin(b)], -1)
    material = wood("crumbs", (0.05, 0.03, 0.018), (0.19, 0.13, 0.075), 900)
    for x, y in spots:
        turn, long = rng.uniform(0, 6.3), 0.00030 * rng.lognormal(0, 0.55)
        c, s = np.cos(turn), np.sin(turn)
        points = ball * (1 + 0.25 * rng.normal(0, 1, (6, 9, 1))) * (long * rng.uniform(1, 2.5), long * 0.7, long * 0.35)
        points = points @ np.array([(c, s, 0), (-s, c, 0), (0, 0, 1)]) + (x, y, height(x, y) + long * 0.3)
        sheet("crumb", points, material)


def add_film():
    """A breath of dust on the paint."""
    tree = bpy.data.materials["paint"].node_tree
    n, output = Nodes(tree), next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL")
    painted, spot = output.inputs[0].links[0].from_socket, n.add("ShaderNodeNewGeometry", output="Position")
    cover = n.math("MULTIPLY", n.ramp(n.noise(spot, 9, 4), 0.3, 0.75, 0.006, 0.026), n.ramp(n.noise(spot, 1500, 2), 0.35, 0.7, 0.4, 1.6))
    n.connect(output.inputs[0], n.mix_shaders(cover, painted, n.add("ShaderNodeBsdfDiffuse", {"Color": (0.30, 0.27, 0.22, 1)})))


def drift(rng, count):
    """Where leaves of a drift lie: along the shut line, thinning out from it; place and heading."""
    for _ in range(count):
        y = rng.normal(0.06, 0.13)
        off = rng.exponential(0.045) - 0.018
        yield (shut_line(y) - 0.03 - off, y), np.pi / 2 + rng.normal(0, 0.55) + np.pi * (rng.random() < 0.5)


def logan(rng, ground):
    for k, (place, heading) in enumerate(drift(rng, 13)):
        dry = rng.random() < 0.55
        add_leaf(ground, rng, f"leaf{k}", "leaf", place, heading, rng.uniform(0.085, 0.145), rng.uniform(0.006, 0.0105), dry, rng.random() < 0.4)
    for k, (x, y, heading) in enumerate(((0.03, -0.03, 0.5), (0.13, 0.16, 2.3), (0.12, -0.12, -0.4), (0.00, 0.22, 1.4))):
        add_leaf(ground, rng, f"apart{k}", "leaf", (x, y), heading, rng.uniform(0.09, 0.14), rng.uniform(0.006, 0.0095), k % 2 == 1, k == 2)
    for k, (x, y, heading) in enumerate(((0.26, -0.02, 1.1), (0.22, 0.12, 1.9), (0.30, 0.20, 1.5))):
        add_leaf(ground, rng, f"bark{k}", "bark", (x, y), heading, rng.uniform(0.06, 0.11), rng.uniform(0.003, 0.0055))
    shell = wood("nut", (0.055, 0.036, 0.022), (0.17, 0.125, 0.085), 300)
    for x, y, heading in ((0.215, -0.065, 0.3), (0.24, 0.05, 2.5), (0.10, 0.07, 4.0)):
        sheet("nut", ground.settle([nut(rng)], (x, y), heading, (0.3, 1.4))[0], shell)
    bark = wood("twig", (0.045, 0.024, 0.016), (0.15, 0.085, 0.055), 250)
    for x, y, heading, length in ((0.19, 0.03, 0.9, 0.11), (0.27, 0.10, 1.8, 0.09), (0.17, -0.10, 0.2, 0.06)):
        line, _, _ = curve(rng, length, 120, rng.normal(0, 0.5), rng.normal(0, 0.3), 0)
        sheet("twig", ground.settle([pipe(line, np.linspace(0.0012, 0.0006, 120), rng)], (x, y), heading, (0, 0))[0], bark)
    y = rng.uniform(-0.25, 0.45, 260)
    add_crumbs(rng, np.stack([shut_line(y) - 0.004 - rng.exponential(0.07, 260), y], 1))


def suburbs(rng, ground):
    lying = ((0.075, -0.005, 2.75, True), (0.088, -0.028, 0.75, False), (-0.012, 0.012, 1.1, True), (0.155, 0.13, 0.3, False))
    for k, (x, y, heading, dry) in enumerate(lying):
        add_leaf(ground, rng, f"leaf{k}", "leaf", (x, y), heading, rng.uniform(0.095, 0.125), rng.uniform(0.0065, 0.010), dry, k == 2)
    add_crumbs(rng, rng.uniform((-0.1, -0.15), (0.3, 0.3), (70, 2)))


# What lies there, seed, the surroundings' turn, stops of exposure, the camera's place, target and focus, and its aperture.
VIEWS = {
    "logan": (logan, 5, 0, 0.9, (-0.09, -0.43, 0.23), (0.205, 0.01, 0.0), (0.21, -0.02, 0.008), 6.3),
    "suburbs": (suburbs, 7, 180, 0.5, (-0.03, -0.24, 0.125), (0.09, 0.005, 0.004), (0.09, -0.02, 0.006), 10.0),
}


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 40
    for name in rest[2:] or VIEWS:
        lay, seed, turn, stops, eye, target, focus, aperture = VIEWS[name]
        rng = np.random.default_rng(seed)
        surround(start(), "forest", turn)
        add_bonnet((0.0012, 0.0013, 0.0016), worn=True)
        add_film()
        lay(rng, Ground())
        area_light((-1.1, 0.45, 1.15), (0.15, 0.05, 0), (0.3, 0.3), 42, (1, 0.93, 0.82))
        camera(eye, target, 50, aperture=aperture, focus=focus)
        save(develop(render(tuple(round(side * scale) for side in SIZE), samples), stops), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
