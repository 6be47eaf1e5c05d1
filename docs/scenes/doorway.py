"""
A look into a dark green car through its open door: the door's frame with its rubber seal, and a quilted cognac seat.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P doorway.py -- OUT [scale] [samples]

writes OUT/hero.jpg, 1600 x 900. One unit is a metre; x goes along the car to its front, y into it, z up from the seat's hinge.
"""

import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from home import add_sky, skin, surface
from seat import DIAMOND, height, leather, stitches
from street import smooth, street
from studio import add_mesh, area_light, camera, grid_faces, new_material, render, start

SIZE = (1600, 900)
MIDDLE, QUILTED, RECLINE, RISE = 0.40, 0.150, np.radians(21), np.radians(9)


def plain(name, color, roughness, specular=0.5):
    material, n, output = new_material(name)
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": roughness, "Specular": specular}))
    return material


def rounded(corners, radius, steps=8):
    """A line through `corners` with its corners rounded."""
    corners = np.array(corners, float)
    points = [corners[:1]]
    for before, here, after in zip(corners, corners[1:], corners[2:]):
        a, b = before - here, after - here
        reach = min(radius, 0.45 * np.hypot(*a), 0.45 * np.hypot(*b))
        start_, end = here + a / np.hypot(*a) * reach, here + b / np.hypot(*b) * reach
        t = np.linspace(0, 1, steps)[:, None]
        points.append((1 - t) ** 2 * start_ + 2 * t * (1 - t) * here + t**2 * end)
    return np.concatenate([*points, corners[-1:]])


def edge_of_door(z):
    """Where the opening begins, along the car: the pillar leans back."""
    return -0.10 * z - 0.12 * np.maximum(z - 0.25, 0) ** 2


def along_pillar(name, profile, material):
    """A profile (x from the opening's edge, y), drawn along the pillar."""
    z = np.linspace(-1.0, 0.9, 500)[:, None]
    x = profile[None, :, 0] + edge_of_door(z)
    y = profile[None, :, 1] - surface(x - 0.05, z)
    points = np.stack([x, y, np.broadcast_to(z, x.shape)], -1)
    return add_mesh(name, points.reshape(-1, 3), grid_faces(*x.shape), material, {"edge": np.full(x.size, 1.0)})


def add_body():
    """The car's side and the door frame, the seal on its flange, and the trim behind it."""
    frame = rounded([(-0.012, 0.0), (0.0, 0.0), (0.001, 0.026), (0.034, 0.031), (0.040, 0.050), (0.062, 0.052)], 0.009)
    outside = np.stack([np.linspace(-1.5, -0.0125, 400), np.zeros(400)], 1)
    along_pillar("body", np.concatenate([outside, frame]), skin(None))
    turn = np.linspace(0, 2 * np.pi, 28)
    seal = np.stack([0.064 + 0.0115 * np.cos(turn), 0.043 + 0.0125 * np.sin(turn)], 1)
    rubber = plain("rubber", (0.004, 0.004, 0.004), 0.45, 0.22)
    along_pillar("seal", seal, rubber)
    lip = rounded([(0.072, 0.050), (0.082, 0.051), (0.086, 0.060), (0.086, 0.075)], 0.005)
    along_pillar("lip", lip, rubber)
    trim = rounded([(0.080, 0.068), (0.098, 0.074), (0.092, 0.115), (-0.15, 0.13)], 0.015)
    along_pillar("trim", trim, plain("trim", (0.013, 0.012, 0.011), 0.6, 0.25))


def add_striker(z=0.06):
    """The steel loop that the door's lock grips, on the frame."""
    steel = plain("steel", (0.5, 0.5, 0.5), 0.25)
    steel.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = 1.0
    loop = rounded([(-0.013, 0.030), (-0.013, -0.004), (0.013, -0.004), (0.013, 0.030)], 0.012)
    way = np.gradient(loop, axis=0)
    way = way / np.hypot(*way.T)[:, None]
    turn, thick = np.linspace(0, 2 * np.pi, 16)[None], 0.0042
    x = loop[:, :1] + 0.018 + edge_of_door(z) + thick * np.cos(turn) * way[:, 1:]
    y = loop[:, 1:] - surface(-0.05, z) - thick * np.cos(turn) * way[:, :1]
    points = np.stack([x, y, z + thick * np.sin(turn) + 0 * x], -1)
    add_mesh("striker", points.reshape(-1, 3), grid_faces(*x.shape), steel)


def place(part, across, along, high):
    """From the seat's own places (across, along it, above it) to the car's."""
    if part == "back":
        x = 0.13 - np.sin(RECLINE) * along + np.cos(RECLINE) * high
        z = np.cos(RECLINE) * along + np.sin(RECLINE) * high
    else:
        x = 0.10 + np.cos(RISE) * along - np.sin(RISE) * high
        z = -0.01 + np.sin(RISE) * along + np.cos(RISE) * high
    return np.stack([x, MIDDLE + across, z], -1)


def quilt(across, along):
    flat = height(across, along) + 0.22 * (along - 0.06) ** 2 + 0.10 * across**2
    return flat * (1 - smooth(np.abs(across), QUILTED - 0.010, QUILTED))


def add_seat(part, length):
    """The quilted middle between two bolsters that turn down at their sides, with piping on their tops."""
    tall = 0.060 if part == "back" else 0.040
    half = rounded([(0.0, 0.0), (QUILTED, 0.0), (QUILTED + 0.035, tall), (QUILTED + 0.080, tall), (QUILTED + 0.098, 0.0), (QUILTED + 0.090, -0.30)], 0.045, 24)
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(half, axis=0).T))])
    even = np.linspace(0, way[-1], 560)
    s, h = np.interp(even, way, half[:, 0]), np.interp(even, way, half[:, 1])
    crest = np.argmax(h)

    def sink(t):
        ends = 0.035 if part == "back" else 0.02
        return 0.10 * smooth(t, length - 0.10, length) ** 2 + ends * np.cos(np.pi * np.clip(t / length, 0, 1)) ** 2

    def lift(s, t, h):
        fold = np.sin(t * 150 + 14 * np.sin(s * 17 + t * 9)) * np.sin(t * 23 + s * 31)
        soft = 0.004 * np.sin(t * 31 + 2 * np.sin(t * 11)) * np.sin(s * 40 + t * 14)
        loose = smooth(np.abs(s), QUILTED, QUILTED + 0.03)
        return h * (1 - 0.25 * smooth(t, length - 0.16, length)) - sink(t) + (0.0012 * fold + soft) * loose

    t = np.linspace(-0.03, length, 900)[:, None]
    seam = np.exp(-(((s - QUILTED - 0.004) / 0.0025) ** 2)) + np.exp(-(((np.arange(len(s)) - crest) / 6) ** 2))
    both = lambda values, sign=1: np.concatenate([sign * values[:0:-1], values])[None]
    across = np.broadcast_to(both(s, -1), (len(t), 2 * len(s) - 1))
    along = np.broadcast_to(t, across.shape)
    high = lift(across, along, both(h)) + quilt(across, along) - 0.0035 * both(seam)
    cognac = leather(False, ((0.115, 0.038, 0.013), (0.155, 0.054, 0.019)))
    add_mesh(part, place(part, across, along, high).reshape(-1, 3), grid_faces(*high.shape), cognac)

    thread = plain("thread", (0.42, 0.33, 0.22), 0.7, 0.2)
    ring = np.linspace(0, 2 * np.pi, 12)[None]
    for side in (-1, 1):
        bead = side * s[crest] + 0.0022 * np.cos(ring), lift(side * s[crest], t, h[crest]) + 0.0022 * np.sin(ring) - 0.0008
        u, w = np.broadcast_arrays(*bead)
        add_mesh("piping", place(part, u, np.broadcast_to(t, w.shape), w).reshape(-1, 3), grid_faces(*w.shape), thread)

    # The quilt's threads are made flat; they move up it by a whole diamond.
    stitches()
    item = bpy.data.objects["stitches"]
    item.name = "thread"
    places = np.empty(len(item.data.vertices) * 3, np.float32)
    item.data.vertices.foreach_get("co", places)
    u, v, w = places.reshape(-1, 3).T
    up = v + DIAMOND * 1.177 / 0.62
    w = w - height(u, v) + quilt(u, up) - sink(up)
    # Those beside the quilt vanish in the seat.
    lost = (np.abs(u) > QUILTED - 0.012) | (up < 0) | (up > length - 0.05)
    u, up, w = np.where(lost, 0, u), np.where(lost, length / 2, up), np.where(lost, -0.1, w)
    item.data.vertices.foreach_set("co", place(part, u, up, w).astype(np.float32).ravel())
    item.data.update()


def add_cabin():
    """What is dark around the seat: floor, roof, the wall behind, and the far door with its armrest."""
    dark, cognac = plain("dark", (0.020, 0.018, 0.017), 0.7, 0.25), plain("armrest", (0.12, 0.042, 0.015), 0.5, 0.35)
    quad = lambda name, corners: add_mesh(name, corners, np.array([[0, 1, 2, 3]]), dark)
    quad("floor", [(-0.5, 0.2, -0.32), (2, 0.2, -0.32), (2, 1.1, -0.32), (-0.5, 1.1, -0.32)])
    quad("roof", [(-0.5, 0.2, 0.86), (2, 0.2, 0.86), (2, 1.1, 0.86), (-0.5, 1.1, 0.86)])
    quad("rear", [(-0.5, 0.2, -0.4), (-0.5, 1.1, -0.4), (-0.5, 1.1, 0.9), (-0.5, 0.2, 0.9)])
    quad("far door", [(-0.5, 1.05, -0.4), (2, 1.05, -0.4), (2, 1.0, 0.36), (-0.5, 1.0, 0.36)])
    rest = rounded([(1.03, -0.02), (0.92, 0.0), (0.92, 0.055), (1.03, 0.065)], 0.022)
    x = np.linspace(-0.5, 2, 20)[:, None]
    points = np.stack([x + 0 * rest[None, :, 0], rest[None, :, 0] + 0 * x, rest[None, :, 1] + 0.06 * x], -1)
    add_mesh("armrest", points.reshape(-1, 3), grid_faces(20, len(rest)), cognac)


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 64
    start()
    add_sky(street())
    for node in bpy.context.scene.world.node_tree.nodes:
        if node.type == "MAPPING":
            node.inputs["Rotation"].default_value[2] += np.radians(80)
    add_body()
    add_striker()
    add_seat("back", 0.80)
    add_seat("cushion", 0.64)
    add_cabin()
    # Low sun through the far window, and what the sky gives through the open door.
    area_light((0.62, 0.97, 0.78), (0.12, 0.40, 0.12), (0.45, 0.35), 15, (1, 0.78, 0.55), seen=True)
    area_light((1.3, -1.2, 1.0), (0.15, 0.2, 0.1), (0.8, 0.8), 6, (1, 0.88, 0.76))
    camera((1.00, -1.05, 0.72), (0.055, 0.22, 0.075), 54, aperture=4, focus=(0.14, 0.25, 0.12))
    save(develop(render(tuple(round(side * scale) for side in SIZE), samples), 0.9), f"{folder}/hero.jpg")


if __name__ == "__main__":
    main()
