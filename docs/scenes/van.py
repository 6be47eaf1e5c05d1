"""
The flank of a van: its pressed skin with the edge of a door, a rub strip, a handle, and the street it mirrors. vinyl.py and ghost.py use it.

One unit is a metre; x goes along the van, z up, and the camera looks along y.
"""

import bpy
import numpy as np

from home import lines
from studio import Nodes, add_mesh, grid_faces, image_from, new_material, smooth
from sun import sky

GAP, ROUNDING, DEPTH = 0.0055, 0.0040, 0.020
HANDLE = (0.530, 0.005)


def shut_line(z):
    return 0.405 + 0.02 * z - 0.05 * z**2


def bulge(x, z):
    """How far the skin reaches towards the camera."""
    b = -0.135 * z - 0.17 * z**2 - 0.020 * x**2
    b = b + 0.009 * smooth(-z, 0.128, 0.150)
    # Where other vans have a window, the skin is pressed in.
    far_x, far_z = x - 0.325 + 0.07, 0.172 + 0.07 - z
    edge = np.hypot(np.maximum(far_x, 0), np.maximum(far_z, 0)) + np.minimum(np.maximum(far_x, far_z), 0) - 0.07
    b = b - 0.007 * smooth(-edge, -0.009, 0.009)
    b = b + 0.00022 * np.sin(9 * x + 3 * z + 1) * np.sin(14 * z - 4 * x) + 0.00010 * np.sin(23 * x - 11 * z + 2)
    away = ((x - HANDLE[0]) / 0.075) ** 2 + ((z - HANDLE[1]) / 0.045) ** 2
    return b - 0.020 * np.clip(1 - away, 0, 1) ** 1.5


def on_skin(x, z, high):
    """Points so high over the skin."""
    d = 5e-4
    across = (bulge(x + d, z) - bulge(x - d, z)) / (2 * d)
    up = (bulge(x, z + d) - bulge(x, z - d)) / (2 * d)
    normal = np.stack([-across, -np.ones_like(x), -up], -1)
    return np.stack([x, -bulge(x, z), z], -1) + np.asarray(high)[..., None] * normal / np.linalg.norm(normal, axis=-1, keepdims=True)


def plastic():
    material, n, output = new_material("plastic")
    spot = n.add("ShaderNodeNewGeometry", output="Position")
    bump = n.add("ShaderNodeBump", {"Height": n.noise(spot, 900, 2), "Distance": 2e-4, "Strength": 0.6})
    tone = n.mix(n.ramp(n.noise(spot, 12, 5), 0.35, 0.8), (0.022, 0.022, 0.023), (0.050, 0.048, 0.045))
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": tone, "Roughness": 0.42, "Specular": 0.4, "Normal": bump}))
    return material


def add_panel(material):
    x = lines(-1.3, 2.4, 0.004, 0.0005, (0.395, 0.415)) - 0.405
    z = lines(-0.75, 0.75, 0.004, 0.001, (-0.155, -0.120))
    X, Z = np.meshgrid(x, z)
    X = X + shut_line(Z)
    edge = np.abs(X - shut_line(Z)) - GAP / 2
    within = np.clip((ROUNDING - edge) / ROUNDING, 0, 1)
    depth = ROUNDING * (1 - np.sqrt(1 - within**2)) + (DEPTH - ROUNDING) * smooth(edge, 0, -0.0008)
    add_mesh("panel", on_skin(X, Z, -depth).reshape(-1, 3), grid_faces(*X.shape), material, {"edge": edge})


def add_trim(material):
    """A rub strip along the flank, cut at the door's edge, and the door's handle."""
    for start_x, end_x in ((-1.3, 0.399), (0.411, 2.4)):
        x, u = np.meshgrid(lines(start_x, end_x, 0.02, 0.0008, (0.390, 0.420)), np.linspace(-1, 1, 61))
        ends = np.clip(np.minimum(x - start_x, end_x - x) / 0.006, 0, 1)
        high = 0.014 * (1 - u**6) ** 0.5 * np.sqrt(1 - (1 - ends) ** 2) + 0.0022 * np.exp(-((u / 0.10) ** 2)) * ends - 0.001
        add_mesh("strip", on_skin(x, -0.232 + 0.030 * u, high).reshape(-1, 3), grid_faces(*x.shape), material)
    t, around = np.meshgrid(np.linspace(-1, 1, 81), np.linspace(0, 2 * np.pi, 41), indexing="ij")
    power = lambda v: np.sign(v) * np.abs(v) ** 0.7
    x, z = HANDLE[0] + 0.098 * t, HANDLE[1] + 0.015 * power(np.cos(around))
    points = on_skin(x, np.full_like(x, HANDLE[1]), 0.0)
    points[..., 1] = -bulge(np.full_like(x, HANDLE[0] - 0.11), HANDLE[1]) - 0.024 * (1 - t**6) + 0.012 - 0.008 * power(np.sin(around))
    points[..., 2] = z
    add_mesh("handle", points.reshape(-1, 3), grid_faces(*x.shape), material)


def outdoors(turn):
    """A summer sky over trees, a house and a power pole across the street, which the paint mirrors; `turn` moves them along the van, in degrees."""
    tree = bpy.context.scene.world.node_tree
    n = Nodes(tree)
    ahead = n.add("ShaderNodeTexCoord", output="Generated")
    turned = n.add("ShaderNodeMapping", {"Vector": ahead, "Rotation": (0, 0, np.radians(152 + turn))})
    n.connect(tree.nodes["Background"].inputs[0], n.add("ShaderNodeTexEnvironment", {"Vector": turned}, image=image_from("sky", sky())))


def add_twigs(spot, sun, wide, count, seed, far=(1.2, 2.4)):
    """Gum leaves that hang between the sun and a spot of the van, in loose bunches, for their broken shade; `far` is how far away."""
    rng = np.random.default_rng(seed)
    sun = np.array(sun) / np.linalg.norm(sun)
    bunches = rng.normal(0, 1, (max(3, count // 14), 3)) * (wide, 0.05, 0.6 * wide)
    middle = np.array([spot[0], 0, spot[1]]) + bunches[rng.integers(0, len(bunches), count)] + rng.normal(0, 0.06, (count, 3))
    middle = middle + sun * rng.uniform(*far, (count, 1))
    down = rng.normal(0, 0.35, (count, 3)) + (0, 0, -1)
    down = down / np.linalg.norm(down, axis=1, keepdims=True)
    across = np.cross(down, rng.normal(0, 1, (count, 3)))
    across = across / np.linalg.norm(across, axis=1, keepdims=True)
    long, broad = rng.uniform(0.045, 0.075, (count, 1)), rng.uniform(0.007, 0.012, (count, 1))
    bent = rng.uniform(0.5, 2.5, (count, 1)) * broad
    stations = [(-1, 0), (-0.6, 0.7), (-0.1, 1), (0.4, 0.6), (1, 0), (0.4, -0.6), (-0.1, -1), (-0.6, -0.7)]
    corners = [middle + along * long * down + (aside * broad + bent * along**2) * across for along, aside in stations]
    material, n, output = new_material("leaf")
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfDiffuse", {"Color": (0.09, 0.12, 0.06, 1)}))
    add_mesh("leaves", np.stack(corners, 1).reshape(-1, 3), np.arange(8 * count).reshape(-1, 8), material)
