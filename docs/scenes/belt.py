"""
A charcoal seat belt over a beige seat, with mould and without.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P belt.py -- OUT [scale] [samples] [name ...]

writes OUT/before.jpg and after.jpg (1600 x 1200), and hero.jpg, closer (1600 x 900). One unit is a decimetre.
"""

import os
import sys

import bpy
import numpy as np
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from mould import EXTENT, cloth, mould, weave
from studio import add_mesh, area_light, camera, grid_faces, new_material, render, start

BEIGE, CHARCOAL = ((0.20, 0.165, 0.125), (0.37, 0.32, 0.26)), ((0.010, 0.011, 0.013), (0.040, 0.042, 0.046))
ON_BEIGE, ON_CHARCOAL = ((0.13, 0.14, 0.095), (0.22, 0.22, 0.16), (0.030, 0.036, 0.022)), ((0.42, 0.43, 0.38), (0.22, 0.25, 0.18), (0.10, 0.12, 0.08))
# Size, whether there is mould, and the place of the camera and what it looks at.
SHOTS = {
    "before": ((1600, 1200), True, (0.06, -1.95, 2.15), (0.00, 0.00, 0.03)),
    "after": ((1600, 1200), False, (0.06, -1.95, 2.15), (0.00, 0.00, 0.03)),
    "hero": ((1600, 900), True, (0.30, -1.75, 1.45), (0.00, -0.12, 0.03)),
}
START, AHEAD, HALF = np.array([-0.82, -1.02]), np.array([0.56, 0.83]), 0.24
ASIDE = np.array([AHEAD[1], -AHEAD[0]])
SLOT = 1.92  # how far along the belt its buckle tongue is


def ground(x, y):
    """The cushion without its yarns."""
    return -0.055 * (x**2 + y**2)


def belt():
    """Points of the webbing: places (x, y, z), along it and across it. It goes down through the slot of its tongue."""
    s, t = np.meshgrid(np.linspace(0, SLOT, 1500), np.linspace(-HALF, HALF, 400), indexing="ij")
    bend = 0.030 * np.sin(1.7 * s + 0.4)
    x, y = (START[i] + AHEAD[i] * s + ASIDE[i] * (t + bend) for i in (0, 1))
    band = np.floor((t + HALF) / (2 * HALF) * 7)
    twill = np.abs(((s + np.where(band % 2 == 0, t, -t)) / 0.017) % 1 - 0.5) * 2
    between = np.abs(((t + HALF) / (2 * HALF) * 7) % 1 - 0.5) * 2
    yarn = 0.0030 * np.sqrt(np.clip(1 - twill**2, 0, 1)) - 0.0035 * np.exp(-(((1 - between) / 0.10) ** 2))
    edge = np.clip((np.abs(t) - HALF + 0.014) / 0.014, 0, 1)
    lies = ground(x, y) + 0.034 + 0.016 * np.sin(2.6 * s + 1 + 2.0 * t) + 0.030 * np.exp(-(((s - SLOT) / 0.25) ** 2))
    through = np.clip((s - SLOT + 0.030) / 0.030, 0, 1)
    z = lies + yarn * (1 - edge) + 0.003 * np.sin(np.pi * edge) - 0.012 * edge**2 - 0.060 * through**2
    return x, y, z, s, t


def plate(name, outline, hole, thick, bevel, material, place):
    """A flat part with a hole, in the belt's directions: x across it, y along it."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.fill_mode, data.extrude, data.bevel_depth, data.bevel_resolution = "2D", "BOTH", thick / 2, bevel, 4
    for loop in (outline, hole):
        spline = data.splines.new("POLY")
        spline.points.add(len(loop) - 1)
        spline.points.foreach_set("co", np.c_[loop, np.zeros(len(loop)), np.ones(len(loop))].ravel())
        spline.use_cyclic_u = True
    data.materials.append(material)
    item = bpy.data.objects.new(name, data)
    item.matrix_world = Matrix.Translation(place) @ Matrix.Rotation(np.arctan2(AHEAD[1], AHEAD[0]) - np.pi / 2, 4, "Z") @ Matrix.Rotation(-0.05, 4, "X")
    bpy.context.scene.collection.objects.link(item)


def rounded(wide, long, radius, middle=0.0):
    """A rectangle with round corners, (n, 2), around (0, middle)."""
    turn = np.linspace(0, np.pi / 2, 9)
    parts = []
    for i, (a, b) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        arc = radius * np.stack([np.cos(turn + i * np.pi / 2), np.sin(turn + i * np.pi / 2)], -1)
        parts.append(arc + (a * (wide / 2 - radius), middle + b * (long / 2 - radius)))
    return np.concatenate(parts)


def add_tongue():
    """The buckle's tongue: a steel plate cast into black plastic with a slot for the webbing."""
    steel, n, output = new_material("steel")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    rough = n.ramp(n.noise(place, 40, 4), 0.3, 0.7, 0.16, 0.30)
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": (0.56, 0.57, 0.58), "Metallic": 1.0, "Roughness": rough}))
    plastic, n, output = new_material("plastic")
    grain = n.add("ShaderNodeBump", {"Height": n.noise(n.add("ShaderNodeNewGeometry", output="Position"), 320, 2), "Distance": 0.004, "Strength": 0.3})
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": (0.012, 0.012, 0.013), "Roughness": 0.42, "Normal": grain}))
    x, y = START + AHEAD * (SLOT + 0.010) + ASIDE * 0.030 * np.sin(1.7 * SLOT + 0.4)
    z = ground(x, y) + 0.068
    plate("body", rounded(0.64, 0.26, 0.050, 0.055), rounded(0.52, 0.055, 0.020), 0.050, 0.018, plastic, (x, y, z))
    plate("steel", rounded(0.26, 0.62, 0.035, 0.30), rounded(0.13, 0.10, 0.015, 0.44), 0.014, 0.004, steel, (x, y, z - 0.004))


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 48
    x, y = np.meshgrid(*[np.linspace(-EXTENT / 2, EXTENT / 2, 1700)] * 2)
    z = weave(x, y, np.random.default_rng(6), 0.014)
    *webbing, s, t = belt()
    rng = np.random.default_rng(4)
    on_belt = mould(t, s, [(rng.uniform(-0.26, 0.26), rng.uniform(0.40, 1.70), rng.uniform(0.02, 0.08)) for _ in range(22)], rng, 900)
    on_seat = mould(x, y, [(rng.normal(-0.42, 0.22), rng.normal(0.12, 0.20), rng.uniform(0.04, 0.12)) for _ in range(12)], rng, 800)
    for name in rest[2:] or SHOTS:
        size, is_mouldy, place, target = SHOTS[name]
        scene = start()
        scene.world.node_tree.nodes["Background"].inputs[0].default_value = (0.06, 0.062, 0.065, 1)
        seat = cloth(is_mouldy, BEIGE, ON_BEIGE)
        add_mesh("seat", np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), seat, dict(zip(("cover", "age"), on_seat)))
        points = np.stack(webbing, -1).reshape(-1, 3)
        add_mesh("belt", points, grid_faces(*s.shape), cloth(is_mouldy, CHARCOAL, ON_CHARCOAL), dict(zip(("cover", "age"), on_belt)))
        add_tongue()
        area_light((-2.6, 0.9, 1.7), (0, 0, 0), (1.6, 1.2), 210, (1, 0.96, 0.90), seen=True)
        area_light((2.4, 2.4, 2.2), (0, 0, 0), (1.5, 1.5), 80, (0.85, 0.92, 1), seen=True)
        area_light((0.6, 2.2, 2.6), (0.3, 0.7, 0), (1.2, 0.5), 60, (1, 0.98, 0.95), seen=True)
        camera(place, target, 64, aperture=0.7, focus=(target[0], target[1], 0.02))
        save(develop(render(tuple(round(side * scale) for side in size), samples), 0.3), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
