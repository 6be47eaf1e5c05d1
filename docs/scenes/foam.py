"""
The basic detail's pictures: the handle of a dark green car, under red dust, under snow foam, and clean and wet.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P foam.py -- OUT [scale] [samples] [names]

writes OUT/before.jpg, during.jpg, after.jpg (1600 x 1200) and hero.jpg (1600 x 900, with foam); `names` are those to render, with
commas. The panel, its gaps and the sky are in door.py, the dust in door_dust.py.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import door
import door_dust
import home
import suds
from develop import develop, save
from door import gap_distance
from home import crease
from street import smooth
from studio import Nodes, add_mesh, area_light, camera, grid_faces, render, start
from water import water

SIZES = {"before": (1600, 1200), "during": (1600, 1200), "after": (1600, 1200), "hero": (1600, 900)}
# What the camera looks at, and how wide the picture is there, in metres.
VIEW, VIEWS = ((0.195, 0, 0.005), 0.66), {"hero": ((0.080, 0, 0.005), 0.58)}
TURN, RISE, LENS = np.radians(12), np.radians(9), 70

HANDLE = (0.168, 0.046, 0.098, 0.0155)  # middle, half length, half height
LEFT, RIGHT, BOTTOM, TOP = -0.50, 0.70, -0.36, 0.40


def dish(x, z):
    """How deep the hollow behind the handle is."""
    cx, cz, *_ = HANDLE
    away = np.hypot((x - cx + 0.012) / 0.070, (z - cz + 0.003) / 0.044)
    return 0.024 * smooth(away, 1.0, 0.42)


def bulge(x, z):
    return home.bulge(x, z) - dish(x, z)


def handle_section(s):
    """Half height, and how far its outer and its inner face stand out, along the handle (s from -1 to 1)."""
    half = HANDLE[3] * (1 - np.abs(s) ** 15) ** (1 / 2.4) * (1 - 0.12 * s * s)
    outer = 0.0335 - 0.012 * s * s - 0.006 * np.abs(s) ** 9
    inner = np.where(np.abs(s) < 0.999, outer - 0.0125, 0)
    inner = inner * (1 - smooth(np.abs(s), 0.60, 0.76)) - 0.006 * smooth(np.abs(s), 0.60, 0.76)
    return half, outer, inner


def handle_face(x, z):
    """How far the handle's front reaches towards the camera; where there is none, far behind."""
    cx, cz, long, _ = HANDLE
    s = np.clip((x - cx) / long, -1, 1)
    half, outer, inner = handle_section(s)
    t = np.clip(np.abs(z - cz) / np.maximum(half, 1e-6), 0, 1)
    there = (np.abs(x - cx) < long) & (np.abs(z - cz) < half)
    middle, deep = (outer + inner) / 2, (outer - inner) / 2
    return np.where(there, home.bulge(x, z) + middle + deep * (1 - t**2.5) ** (1 / 2.5), -1.0)


def add_handle(material):
    cx, cz, long, _ = HANDLE
    s = np.sin(np.linspace(-np.pi / 2, np.pi / 2, 420))[:, None]
    around = np.linspace(0, 2 * np.pi, 96)[None]
    half, outer, inner = handle_section(s)
    round_off = lambda v: np.sign(v) * np.abs(v) ** (2 / 2.5)
    # The cap over the lock is a part of its own.
    half = half - 0.0007 * np.exp(-(((s - 0.70) / 0.008) ** 2))
    outer = outer - 0.0009 * np.exp(-(((s - 0.70) / 0.008) ** 2))
    z = cz + half * round_off(np.sin(around))
    out = (outer + inner) / 2 + (outer - inner) / 2 * round_off(np.cos(around))
    x = np.broadcast_to(cx + long * s, z.shape)
    points = np.stack([x, -home.bulge(x, z) - out, z], -1).reshape(-1, 3)
    add_mesh("handle", points, grid_faces(*z.shape), material, {"edge": np.ones(z.size)})


def add_panel(material, fine):
    x = home.lines(LEFT - 0.2, RIGHT + 0.2, 0.002, fine, (0.309, 0.362), (0.502, 0.538))
    z = home.lines(BOTTOM - 0.2, TOP + 0.1, 0.002, fine, (0.020, 0.058), (0.138, 0.176), (-0.105, -0.055))
    X, Z = np.meshgrid(x, z)
    X = X + np.exp(-(((X - 0.319) / 0.06) ** 2)) * (home.shut_line(Z) - 0.319)
    edge = gap_distance(X, Z)
    inside = np.clip((door.ROUNDING - edge) / door.ROUNDING, 0, 1)
    depth = door.ROUNDING * (1 - np.sqrt(1 - inside**2)) + (door.DEPTH - door.ROUNDING) * smooth(edge, 0, -0.0012)
    points = np.stack([X, depth - bulge(X, Z), Z], -1).reshape(-1, 3)
    add_mesh("panel", points, grid_faces(*X.shape), material, {"edge": edge})


def surface(x, z):
    """What is in front, panel or handle."""
    return np.maximum(bulge(x, z), handle_face(x, z))


def dusty(cell):
    """The dust of door_dust.py, thinner and redder, and thick in the hollow of the handle."""
    maps = door_dust.dust_maps(crease, lambda x, z: np.minimum(gap_distance(x, z), 0.03), cell)
    x = ((np.arange(maps.shape[1]) + 0.5) * cell - door_dust.WIDTH / 2)[None]
    z = (door_dust.HEIGHT / 2 - (np.arange(maps.shape[0]) + 0.5) * cell)[:, None]
    cx, cz, *_ = HANDLE
    low = smooth(dish(x, z), 0.001, 0.012) * smooth(cz - z, -0.02, 0.02)
    cover, thickness, hue = np.moveaxis(maps, -1, 0)
    amount = -np.log(np.maximum(1 - cover, 1e-4)) * (0.31 + 0.18 * smooth(crease(x) - z, -0.10, 0.14)) + low
    # Runs that dried have dust again.
    amount = 0.72 * amount + 0.28 * cv2.GaussianBlur(amount, (0, 0), 0.012 / cell)
    rng = np.random.default_rng(2)
    grain = lambda mm: cv2.GaussianBlur(rng.standard_normal(cover.shape).astype(np.float32), (0, 0), mm / 1000 / cell)
    for mm, much in ((0.35, 0.09), (1.2, 0.07), (8, 0.05), (40, 0.10)):
        spots = grain(mm)
        amount = amount * np.exp(much * spots / spots.std())
    return np.stack([1 - np.exp(-amount), thickness, np.clip(0.25 + 0.6 * hue + 0.2 * low, 0, 1)], -1).astype(np.float32)


def thin_out(material):
    """Browner dust, and more of the paint's gloss through it."""
    n = Nodes(material.node_tree)
    for node in list(n.tree.nodes):
        if node.type == "BSDF_DIFFUSE":
            color = node.inputs["Color"].links[0].from_socket
            n.connect(node.inputs["Color"], n.add("ShaderNodeMixRGB", {0: 1.0, 1: color, 2: (0.88, 0.90, 0.98)}, blend_type="MULTIPLY"))
        if node.type == "BSDF_GLOSSY":
            n.connect(node.inputs["Roughness"], n.math("MULTIPLY", node.inputs["Roughness"].links[0].from_socket, 0.5))


def build(name, is_fine):
    cell = 0.0004 if is_fine else 0.0008
    maps = foam = None
    if name != "after":
        maps = dusty(cell)
    if name in ("during", "hero"):
        foam = suds.Foam(surface, cell, HANDLE)
        maps = foam.wash(maps)
    material = home.skin(maps, door.PAINT, door.DUST)
    if maps is not None:
        thin_out(material)
    add_panel(material, 0.00015 if is_fine else 0.0006)
    add_handle(material)
    rng = np.random.default_rng(5)
    if name == "after":
        add_mesh("beads", *suds.beads(surface, gap_distance, rng, lambda x, z: True, largest=0.0042), water())
    if foam:
        foam.add()
        bubbles = suds.beads(surface, gap_distance, np.random.default_rng(6), foam.is_edge, 16000, 0.0013)
        add_mesh("bubbles", *bubbles, suds.foam_material())
        add_mesh("beads", *suds.beads(surface, gap_distance, rng, foam.is_bare, first=foam.heads), water())


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if len(rest) > 1 else 24
    for name in rest[2].split(",") if len(rest) > 2 else SIZES:
        start()
        home.add_sky(door.sky())
        build(name, scale > 0.6)
        area_light((1.5, -0.7, 2.5), (0.1, 0, -0.05), (1.0, 0.3), 132, (1, 0.88, 0.74))
        area_light((-1.6, -2.2, 1.8), (0.1, 0, 0), (1.2, 1.2), 12, (0.9, 0.95, 1))
        target, width = VIEWS.get(name, VIEW)
        back = np.array([-np.sin(TURN) * np.cos(RISE), -np.cos(TURN) * np.cos(RISE), np.sin(RISE)])
        camera(target + width / 2 / (18 / LENS) * back, target, LENS)
        light = render(tuple(round(side * scale) for side in SIZES[name]), samples)
        picture = develop(light, 1.0).astype(np.float32)
        # The grain of foam and drops would be most of a file.
        if name != "before":
            picture = cv2.bilateralFilter(picture, 9, 48 / 255, 5)
        save(picture, f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
