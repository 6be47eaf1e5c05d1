"""
The word TILING in green film on the side of a white van: TI gone but for an outline and glue, the L half peeled, ING still there.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P vinyl.py -- OUT [scale] [samples]

writes OUT/1.jpg, 1600 x 1200. One unit is a metre; x goes along the van, z up, and the camera looks along y.
"""

import os
import sys

import bpy
import cv2
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from home import smooth
from studio import add_mesh, area_light, camera, image_from, new_material, render, start
from van import add_panel, add_trim, daylight, on_skin, plastic

SIZE = (1600, 1200)
FONT = "/usr/share/fonts/opentype/inter/Inter-ExtraBold.otf"
CAPITALS, LEFT, FOOT = 0.165, -0.40, -0.065  # the word's height, where it starts and stands
THICK = 0.0005
# The L comes off from its top: a point on the line where it still holds, and the way to its loose end.
HOLDS, LOOSE = np.array([-0.140, -0.035]), np.array([np.sin(0.36), np.cos(0.36)])
STEM = -0.118  # right of its upright, the foot holds
# The map of what is left on the paint: its left and lower edges, its sides, and pixels a metre.
MAP, SIDES, FINE = np.array([-0.50, -0.16]), (0.92, 0.38), 4000


def outlines():
    """The letters' outlines (n, 2), from left to right."""
    text = bpy.data.curves.new("word", "FONT")
    text.body, text.font, text.fill_mode, text.resolution_u, text.space_character = "TILING", bpy.data.fonts.load(FONT), "NONE", 24, 1.04
    mesh = bpy.data.objects.new("word", text).to_mesh()
    points = np.array([v.co[:2] for v in mesh.vertices])
    near = {}
    for a, b in (e.vertices for e in mesh.edges):
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    scale = CAPITALS / points[:, 1].max()
    loops = []
    while near:
        loop = [next(iter(near))]
        while loop[-1] in near:
            loop.append(next((k for k in near.pop(loop[-1]) if k in near), None))
        loops.append(points[loop[:-1]] * scale + (LEFT, FOOT))
    return sorted(loops, key=lambda loop: loop[:, 0].min())


def flat_film(outline, step):
    """A fine mesh of triangles within an outline: points (n, 2) and faces (m, 3), turned one way."""
    fine = []
    for a, b in zip(outline, np.roll(outline, -1, 0)):
        count = max(1, int(np.linalg.norm(b - a) / step))
        fine += [a + (b - a) * i / count for i in range(count)]
    low, high = outline.min(0), outline.max(0)
    ring = (outline * 1e4).astype(np.float32)
    inner = [(x, z) for x in np.arange(low[0], high[0], step) for z in np.arange(low[1], high[1], step)]
    inner = [p for p in inner if cv2.pointPolygonTest(ring, (p[0] * 1e4, p[1] * 1e4), True) > step * 0.5e4]
    edges = [(i, (i + 1) % len(fine)) for i in range(len(fine))]
    points, _, faces, *_ = delaunay_2d_cdt([Vector(p) for p in (*fine, *inner)], edges, [], 1, 1e-7)
    points, faces = np.array(points), np.array([f for f in faces])
    a, b, c = (points[faces[:, k]] for k in range(3))
    turned = np.cross(b - a, c - a) > 0
    faces[turned] = faces[turned][:, ::-1]
    return points, faces


def add_film(outline, material, place, step=0.002):
    """Film with a front, a back and an edge; `place` gives points for flat ones and how far they are from the back."""
    flat, faces = flat_film(outline, step)
    front, back = place(flat, THICK), place(flat, 0.0)
    sides = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    known = {tuple(s) for s in sides.tolist()}
    rim = np.array([s for s in known if s[::-1] not in known])
    n = len(flat)
    wall = np.concatenate([np.stack([rim[:, 0], rim[:, 0] + n, rim[:, 1]], -1), np.stack([rim[:, 1], rim[:, 0] + n, rim[:, 1] + n], -1)])
    points = np.concatenate([front, back, front, back])
    kind = np.repeat([0.0, 1.0, 0.5, 0.5], n)
    spots = np.tile(flat, (4, 1))
    values = {"kind": kind, "u": spots[:, 0], "v": spots[:, 1]}
    return add_mesh("film", points, np.concatenate([faces, faces[:, ::-1] + n, wall + 2 * n]), material, values)


def stuck(corner=None):
    """Film on the paint, loose at one corner if it is given: x, z, the angle it points in, and how far in it is loose."""

    def place(flat, offset):
        x, z = flat.T
        high = offset + 0.00004
        if corner:
            u, v, angle, reach = corner
            high = high + np.maximum((x - u) * np.cos(angle) + (z - v) * np.sin(angle) + reach, 0) ** 2 / 0.045
        return on_skin(x, z, np.broadcast_to(high, x.shape))

    return place


def loosened(x, z):
    """How far beyond the line where the L holds, below 0 where it does; its foot holds too."""
    return (x - HOLDS[0]) * LOOSE[0] + (z - HOLDS[1]) * LOOSE[1] - 3 * np.maximum(x - STEM, 0)


def peeled(flat, offset):
    """The L: on the paint up to where it holds, then bent away and over in a wide curl, its end turned up."""
    s = np.linspace(0, 0.2, 2001)
    bend = 86 * smooth(s, 0, 0.012) * (1 - smooth(s, 0.024, 0.054)) - 4 * smooth(s, 0.05, 0.07) - 94 * smooth(s, 0.081, 0.095)
    angle = np.cumsum(bend) * s[1]
    along, out = np.cumsum(np.cos(angle)) * s[1], np.cumsum(np.sin(angle)) * s[1]
    side = np.array([LOOSE[1], -LOOSE[0]])
    across, loose = (flat - HOLDS) @ side, np.maximum(loosened(*flat.T), 0)
    turn = np.interp(loose, s, angle)
    twist = 0.06 * across * smooth(loose, 0.03, 0.12) + 0.0008 * np.sin(90 * across + 70 * loose) * smooth(loose, 0.02, 0.06)
    ahead = (flat - HOLDS) @ LOOSE - loose + np.interp(loose, s, along) - np.sin(turn) * offset
    high = np.interp(loose, s, out) + np.cos(turn) * offset + twist
    x, z = (HOLDS + ahead[:, None] * LOOSE + across[:, None] * side).T
    return on_skin(x, z, 0.00004 + high)


def cloud(rng, shape, across, along=None, turn=0.0):
    """Soft noise with a spread of 1; streaks if it is longer along."""
    side = int(np.hypot(*shape)) + 8
    small = max(1, int(min(across, along or across) / 3))
    noise = rng.standard_normal((side // small + 1, side // small + 1)).astype(np.float32)
    noise = cv2.resize(cv2.GaussianBlur(noise, (0, 0), (along or across) / small, sigmaY=across / small), (side, side))
    spin = cv2.getRotationMatrix2D((side / 2, side / 2), turn, 1)
    noise = cv2.warpAffine(noise, spin, (side, side), borderMode=cv2.BORDER_REFLECT)[: shape[0], : shape[1]]
    return (noise - noise.mean()) / noise.std()


def pixels(outline):
    return np.round((outline - MAP) * FINE * 16).astype(np.int32)


def filled(shape, rings):
    mask = np.zeros(shape, np.uint8)
    for ring in rings:
        cv2.fillPoly(mask, [pixels(ring)], 255, cv2.LINE_AA, 4)
    return mask.astype(np.float32) / 255


def traces(letters, rng):
    """What is left on the paint, from 0 to 1, row 0 the lowest: outline, glue and the dirt round the letters."""
    shape = (int(SIDES[1] * FINE), int(SIDES[0] * FINE))
    x, z = np.meshgrid(MAP[0] + np.arange(shape[1]) / FINE, MAP[1] + np.arange(shape[0]) / FINE)
    bare = np.maximum(filled(shape, letters[:2]), filled(shape, letters[2:3]) * smooth(loosened(x, z), -0.0005, 0.0005))
    inside = cv2.distanceTransform((bare > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / FINE
    patches = cloud(rng, shape, 70) + 0.6 * cloud(rng, shape, 24) + 0.35 * cloud(rng, shape, 7)
    streaks = cloud(rng, shape, 4, 110, 24) + 0.5 * cloud(rng, shape, 14, 160, 24)
    more = smooth(x, -0.40, -0.16) + 0.5 * np.exp(-inside / 0.0025)
    glue = bare * smooth(patches + 0.45 * streaks + 2.2 * more - 1.0, 0.0, 0.9)
    length = 301
    brush = np.zeros((length, length), np.float32)
    tilt = np.tan(np.radians(24)) * length / 2
    cv2.line(brush, (0, int(length / 2 + tilt)), (length - 1, int(length / 2 - tilt)), 1, 1, cv2.LINE_AA)
    wiped = cv2.filter2D(glue, -1, brush[::-1] / brush.sum())
    where = np.exp(-(((x + 0.335) / 0.05) ** 2 + ((z - 0.03) / 0.05) ** 2)) + np.exp(-(((x + 0.215) / 0.035) ** 2 + ((z + 0.02) / 0.05) ** 2))
    smear = np.clip(wiped * 3, 0, 1) * smooth(streaks, -0.4, 1.4) * np.clip(where * 1.5, 0, 1)
    outside = 1 - filled(shape, letters)
    rim = cv2.distanceTransform((outside > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / FINE
    dirt = outside * np.exp(-rim / 0.0006) * smooth(cloud(rng, shape, 30) + 0.5 * cloud(rng, shape, 6), -1.4, 1.0)
    ghost = cv2.GaussianBlur(bare, (0, 0), 1.5)
    return np.stack([ghost, np.maximum(glue, smear), dirt], -1)


def scraps(letters, bare, rng):
    """Torn bits of film that stayed on the first letters."""
    shape = (int(SIDES[1] * FINE), int(SIDES[0] * FINE))
    rough = cloud(rng, shape, 12, 40, 60) + 0.5 * cloud(rng, shape, 3)
    x, z = np.meshgrid(MAP[0] + np.arange(shape[1]) / FINE, MAP[1] + np.arange(shape[0]) / FINE)
    low, high = (np.array([f(letter, 0) for letter in letters[:3]]) for f in (np.min, np.max))
    (left, middle, last), (right, _, _), top = low[:, 0], high[:, 0], high[0, 1]
    spots = ((left, top - 0.010, 0.007, 0.018), (right, top, 0.011, 0.005), (left + 0.056, FOOT, 0.026, 0.011), (right - 0.030, top - 0.036, 0.014, 0.003))
    spots += ((middle, 0.005, 0.0035, 0.020), (high[1, 0], top, 0.010, 0.006), (middle + 0.012, FOOT, 0.008, 0.0025), (last, top, 0.007, 0.012))
    near = sum(np.exp(-(((x - u) / wide) ** 2) - ((z - v) / tall) ** 2) for u, v, wide, tall in spots)
    torn = (near + 0.16 * rough > 0.42) & (bare > 0.5)
    rings = cv2.findContours(torn.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
    return [ring[::3, 0] / FINE + MAP for ring in rings if cv2.contourArea(ring) > 260]


def paint(found):
    """White paint under a clear coat, chalked by the sun but where film covered it."""
    material, n, output = new_material("paint")
    spot = n.add("ShaderNodeNewGeometry", output="Position")
    parts = [n.add("ShaderNodeSeparateXYZ", {0: spot}, k) for k in (0, 2)]
    place = n.add("ShaderNodeCombineXYZ", {k: n.math("DIVIDE", n.math("SUBTRACT", parts[k], MAP[k]), SIDES[k]) for k in (0, 1)})
    left = n.add("ShaderNodeTexImage", {"Vector": place}, image=image_from("traces", found[::-1]), extension="CLIP", interpolation="Cubic")
    ghost, glue, dirt = (n.add("ShaderNodeSeparateRGB", {0: left}, k) for k in range(3))
    dusty = n.math("ADD", n.ramp(parts[1], 0.05, -0.35, 0.0, 0.35), n.ramp(n.noise(spot, 7, 5), 0.35, 0.75, 0.0, 0.22))
    aged = n.mix(dusty, (0.70, 0.695, 0.665), (0.52, 0.49, 0.43))
    runs = n.add("ShaderNodeVectorMath", {0: spot, 1: (70, 0, 2.5)}, operation="MULTIPLY")
    runs = n.math("MULTIPLY", n.ramp(n.noise(runs, 1, 4), 0.5, 0.8, 0.0, 0.30), n.ramp(parts[1], -0.02, -0.16, 0.15, 1.0))
    aged = n.mix(runs, aged, (0.42, 0.39, 0.33))
    color = n.mix(ghost, aged, (0.80, 0.80, 0.79))
    sticky = n.mix(n.ramp(n.noise(spot, 90, 6), 0.30, 0.75), (0.64, 0.605, 0.53), (0.50, 0.465, 0.39))
    color = n.mix(n.math("MULTIPLY", glue, 0.75), color, sticky)
    color = n.mix(n.math("MULTIPLY", dirt, 0.75), color, (0.16, 0.145, 0.12))
    peel = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 210), 1.6e-6), n.math("MULTIPLY", n.noise(spot, 30), 16e-6))
    lumps = n.math("MULTIPLY", n.math("MULTIPLY", n.noise(spot, 300, 4), glue), 0.7e-4)
    bump = n.add("ShaderNodeBump", {"Height": n.math("ADD", peel, lumps), "Distance": 1.0})
    rough = n.math("ADD", n.math("ADD", 0.075, n.math("MULTIPLY", ghost, -0.04)), n.math("MULTIPLY", glue, 0.28))
    skin = n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": rough, "Specular": 0.8, "Normal": bump})
    dark = n.add("ShaderNodeBsdfDiffuse", {"Color": (0.006, 0.006, 0.006, 1)})
    n.connect(output.inputs[0], n.mix_shaders(n.ramp(n.attribute("edge"), 0.0, -0.0015), skin, dark))
    return material


def vinyl():
    """Green film: slightly glossy in front, pale and matt with glue at its back."""
    material, n, output = new_material("vinyl")
    spot = n.add("ShaderNodeCombineXYZ", {0: n.attribute("u"), 1: n.attribute("v")})
    green = n.mix(n.ramp(n.noise(spot, 40, 5), 0.3, 0.75), (0.006, 0.040, 0.026), (0.010, 0.050, 0.034))
    waves = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 260, 2), 2.2e-6), n.math("MULTIPLY", n.noise(spot, 45, 3), 22e-6))
    bump = n.add("ShaderNodeBump", {"Height": waves, "Distance": 1.0})
    rough = n.ramp(n.noise(spot, 22, 5), 0.3, 0.8, 0.10, 0.20)
    front = n.add("ShaderNodeBsdfPrincipled", {"Base Color": green, "Roughness": rough, "Specular": 0.6, "Normal": bump})
    tone = n.mix(n.ramp(n.noise(spot, 70, 6), 0.3, 0.8), (0.46, 0.48, 0.45), (0.39, 0.41, 0.375))
    grain = n.add("ShaderNodeBump", {"Height": n.noise(spot, 900, 3), "Distance": 1e-4})
    back = n.add("ShaderNodeBsdfPrincipled", {"Base Color": tone, "Roughness": 0.55, "Specular": 0.25, "Normal": grain})
    n.connect(output.inputs[0], n.mix_shaders(n.ramp(n.attribute("kind"), 0.5, 1.0), front, back))
    return material


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 48
    scene = start()
    rng = np.random.default_rng(5)
    letters = outlines()
    found = traces(letters, rng)
    add_panel(paint(found))
    add_trim(plastic())
    film = vinyl()
    add_film(letters[2], film, peeled, 0.0015)
    add_film(letters[3], film, stuck((letters[3][:, 0].min(), FOOT, -2.2, 0.014)))
    for outline in letters[4:]:
        add_film(outline, film, stuck())
    for ring in scraps(letters, found[..., 0], rng):
        add_film(ring, film, stuck(), 0.001)
    daylight(scene.world)
    area_light((-1.6, -1.6, 1.9), (-0.1, 0, 0.03), (0.45, 0.45), 60, (1, 0.95, 0.87))
    camera((-0.55, -1.25, 0.30), (0.012, 0, 0.012), 50, aperture=9, focus=(-0.12, -0.01, 0.02))
    save(develop(render(tuple(round(side * scale) for side in SIZE), samples), -0.98), f"{folder}/1.jpg")


if __name__ == "__main__":
    main()
