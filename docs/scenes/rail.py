"""
The rail behind a front seat: sand, crumbs, a hair tie and a two-dollar coin, then vacuumed.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P rail.py -- OUT [scale] [samples]

writes OUT/before.jpg and after.jpg, 1200 x 900. One unit is a decimetre; the rail lies along y, and the seat is at its far end.
"""

import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import litter
from develop import develop, save
from shapes import plain
from studio import add_mesh, camera, new_material, render, start
from surroundings import surround

SIZE = (1200, 900)
PILE, SHEET, LIFT = 0.075, 0.030, 0.072  # height of the carpet, thickness of the steel, height of the rail's foot
NEAR, FAR = -0.85, 5.0  # the rail's ends
BOLT = (0.0, -1.12)


def edged(item, width=0.006, cut=None):
    """Cuts `cut` out of a solid, and rounds its edges."""
    bpy.context.view_layer.objects.active = item
    if cut:
        hole = item.modifiers.new("cut", "BOOLEAN")
        hole.object, hole.solver = cut, "EXACT"
        cut.hide_render = True
    rounding = item.modifiers.new("edges", "BEVEL")
    rounding.width, rounding.segments, rounding.limit_method, rounding.angle_limit = width, 2, "ANGLE", np.radians(40)
    item.data.use_auto_smooth, item.data.auto_smooth_angle = True, np.radians(35)
    return item


def boxes(name, places, size, material):
    """Cuboids of one size as one mesh."""
    corner = np.array([[a, b, c] for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]) * np.array(size) / 2
    faces = np.array([[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]])
    points = np.concatenate([corner + place for place in places])
    return add_mesh(name, points, np.concatenate([faces + 8 * i for i in range(len(places))]), material)


def steel(is_dirty):
    material, n, output = new_material("steel")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    drawn = n.add("ShaderNodeMapping", {0: place, 3: (60, 1.2, 60)})
    grain = n.noise(drawn, 1.0, 4)
    worn = n.noise(place, 2.2, 5)
    color = n.mix(worn, (0.36, 0.365, 0.37), (0.54, 0.54, 0.535))
    rough = n.ramp(n.math("ADD", n.math("MULTIPLY", worn, 0.6), n.math("MULTIPLY", grain, 0.4)), 0.3, 0.7, 0.26, 0.42)
    relief = n.add("ShaderNodeBump", {"Height": n.math("ADD", n.math("MULTIPLY", grain, 0.6), n.noise(place, 45, 3)), "Distance": 0.002, "Strength": 0.25})
    bare = n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Metallic": 1.0, "Roughness": rough, "Normal": relief})
    if not is_dirty:
        n.connect(output.inputs[0], bare)
        return material
    up = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeNewGeometry", output="Normal")}, 2)
    patchy = n.math("MULTIPLY", n.ramp(n.noise(place, 7, 6), 0.30, 0.72, 0.20, 0.85), n.ramp(n.noise(place, 120, 3), 0.25, 0.6, 0.55, 1.0))
    cover = n.math("MULTIPLY", patchy, n.ramp(up, -0.1, 0.8, 0.14, 0.72))
    film = n.add("ShaderNodeBsdfDiffuse", {"Color": (0.30, 0.225, 0.15, 1), "Roughness": 1.0})
    n.connect(output.inputs[0], n.mix_shaders(cover, bare, film))
    return material


def add_rail(metal):
    half = np.array([(0.075, 0.20), (0.078, 0.30), (0.092, 0.326), (0.12, 0.335), (0.215, 0.335), (0.245, 0.322), (0.255, 0.29), (0.255, 0.05), (0.24, 0.018), (0.205, 0.006)])
    middle = np.concatenate([half * (-1, 1), half[::-1]])
    along = np.gradient(middle, axis=0)
    normal = np.stack([-along[:, 1], along[:, 0]], 1) / np.linalg.norm(along, axis=1, keepdims=True)
    loop = np.concatenate([middle + normal * SHEET / 2, (middle - normal * SHEET / 2)[::-1]])
    count, steps = len(loop), np.array([NEAR, FAR])
    points = np.stack([np.tile(loop[:, 0], 2), np.repeat(steps, count), np.tile(loop[:, 1], 2)], 1)
    i = np.arange(count)
    sides = np.stack([i, np.roll(i, -1), np.roll(i, -1) + count, i + count], 1)
    m = np.arange(count // 2 - 1)
    cap = np.stack([m, count - 1 - m, count - 2 - m, m + 1], 1)
    item = add_mesh("rail", points, np.concatenate([sides, cap, cap[:, ::-1] + count]), metal)
    teeth = [(side * 0.085, y, 0.33) for y in np.arange(NEAR + 0.22, FAR, 0.17) for side in (-1, 1)]
    holes = boxes("teeth", teeth, (0.13, 0.075, 0.5), metal)
    foot = edged(boxes("foot", [(0, -1.02, 0.006)], (0.46, 0.66, 0.032), metal), 0.012)
    edged(item, 0.006, holes)
    for part in (item, holes, foot):
        part.location.z = LIFT


def add_bolt(metal):
    spokes = np.linspace(0, 2 * np.pi, 96, endpoint=False)
    hexagon = 0.088 / np.cos((spokes + np.pi / 6) % (np.pi / 3) - np.pi / 6)
    circle = lambda r: np.full(96, r)
    rings = [(circle(0.150), 0.026), (circle(0.150), 0.040), (circle(0.145), 0.046), (circle(0.108), 0.062), (hexagon, 0.064), (hexagon, 0.128),
             (np.minimum(hexagon, 0.0935), 0.136), (circle(0.078), 0.138), (circle(0.060), 0.132), (circle(0.001), 0.130)]
    points = np.stack([np.stack([r * np.cos(spokes + 0.3) + BOLT[0], r * np.sin(spokes + 0.3) + BOLT[1], np.full(96, z)], 1) for r, z in rings]).reshape(-1, 3)
    i = np.arange(len(rings) * 96).reshape(-1, 96)
    j = np.roll(i, -1, 1)
    item = add_mesh("bolt", points, np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4), metal)
    item.data.use_auto_smooth, item.data.auto_smooth_angle = True, np.radians(28)
    item.location.z = LIFT


def carpet_patch(rng, count=30000):
    """Cut pile on a square decimetre, in tufts: points, faces, the share of the way up, and a tone."""
    pitch = 0.019
    cells = int(1 / pitch)
    tuft = rng.integers(0, cells, (count, 2))
    lean = rng.normal(0, 0.30, (cells, cells, 2))[tuft[:, 0], tuft[:, 1]] + rng.normal(0, 0.28, (count, 2))
    foot = (tuft + 0.5 + rng.normal(0, 0.22, (count, 2)) + 0.25 * lean) * pitch - 0.5
    height = PILE * rng.uniform(0.70, 1.08, count)
    s = np.linspace(0, 1, 4)
    way = foot[:, None] + lean[:, None] * (height[:, None] * s**1.5)[..., None] + 0.004 * np.sin(7 * s + rng.uniform(0, 6.3, (count, 1)))[..., None]
    up = height[:, None] * s * (1 - 0.12 * s)
    radius = 0.0042 * rng.uniform(0.7, 1.3, (count, 1)) * (1 - 0.45 * s**3)
    turn = np.arange(3) * 2 * np.pi / 3
    x, y = (way[..., k, None] + radius[..., None] * f(turn) for k, f in ((0, np.cos), (1, np.sin)))
    points = np.stack([x, y, np.broadcast_to(up[..., None], x.shape)], -1).reshape(-1, 3)
    i = np.arange(12).reshape(4, 3)
    j = np.roll(i, -1, 1)
    one = np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4)
    faces = (one[None] + 12 * np.arange(count)[:, None, None]).reshape(-1, 4)
    return points, faces, {"tip": np.broadcast_to(s[None, :, None], x.shape), "tone": np.repeat(rng.random(count), 12)}


def carpet(is_dirty):
    material, n, output = new_material("carpet")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    tip, tone = n.attribute("tip"), n.attribute("tone")
    color = n.mix(n.math("POWER", tone, 2.5), (0.038, 0.039, 0.043), (0.15, 0.152, 0.16))
    color = n.mix(n.ramp(tip, 0.0, 0.8), (0.012, 0.012, 0.013), color)
    if is_dirty:
        near = n.ramp(n.math("ABSOLUTE", n.add("ShaderNodeSeparateXYZ", {0: place}, 0)), 0.2, 1.3, 1.0, 0.25)
        dirt = n.math("MULTIPLY", n.math("MULTIPLY", n.ramp(tip, 0.2, 0.9), n.ramp(n.noise(place, 3, 5), 0.32, 0.68)), near)
        color = n.mix(n.math("MULTIPLY", dirt, 0.6), color, (0.26, 0.195, 0.13))
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": 0.55, "Specular": 0.3, "Sheen": 0.2}))
    return material


def add_carpet(material):
    rng = np.random.default_rng(3)
    patches = []
    for _ in range(3):
        points, faces, values = carpet_patch(rng)
        item = add_mesh("patch", points, faces, material, values)
        bpy.context.scene.collection.objects.unlink(item)
        patches.append(item.data)
    for column in range(-3, 4):
        for row in range(-2, 6):
            item = bpy.data.objects.new("carpet", patches[rng.integers(3)])
            item.location = (column, row, 0)
            bpy.context.scene.collection.objects.link(item)
    add_mesh("backing", [(-6, -4, 0.004), (6, -4, 0.004), (6, 9, 0.004), (-6, 9, 0.004)], np.array([[0, 1, 2, 3]]), plain("backing", (0.008, 0.008, 0.009), 0.9))


def add_seat():
    black, cloth = plain("plastic", (0.012, 0.012, 0.013), 0.45), plain("cloth", (0.030, 0.031, 0.034), 1.0, specular=0.05)
    metal = plain("frame", (0.02, 0.02, 0.022), 0.4)
    edged(boxes("slider", [(0, 3.6, 0.50)], (0.10, 4.2, 0.55), metal), 0.02)
    edged(boxes("frame", [(0, 3.9, 0.95)], (0.5, 4.2, 0.35), metal), 0.06)
    edged(boxes("shell", [(-1.3, 3.7, 1.95)], (4.6, 4.6, 2.3), cloth), 0.30)
    edged(boxes("trim", [(1.12, 3.6, 1.15)], (0.16, 4.4, 0.9), black), 0.06)


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if len(numbers) > 1 else 32
    names = numbers[2].split(",") if len(numbers) > 2 else ("before", "after")
    for name in names:
        surround(start(), "courtyard")
        is_dirty = name == "before"
        metal = steel(is_dirty)
        add_rail(metal)
        add_bolt(metal)
        add_carpet(carpet(is_dirty))
        add_seat()
        if is_dirty:
            litter.add(PILE, LIFT)
        camera((-1.02, -2.75, 1.30), (0.03, -0.02, 0.27), 46, aperture=1.0, focus=(0.0, -0.75, 0.25))
        save(develop(render(tuple(round(side * scale) for side in SIZE), samples), 1.1), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
