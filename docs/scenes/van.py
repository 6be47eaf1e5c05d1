"""
The flank of a van: its pressed skin with the edge of a door, a rub strip, a handle, and the street it mirrors. vinyl.py uses it.

One unit is a metre; x goes along the van, z up, and the camera looks along y.
"""

import numpy as np

from home import lines, smooth
from studio import Nodes, add_mesh, grid_faces, new_material

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


def daylight(world):
    """A bright hazy sky over roofs and trees over a pale drive."""
    n = Nodes(world.node_tree)
    ahead = n.add("ShaderNodeTexCoord", output="Generated")
    up = n.add("ShaderNodeSeparateXYZ", {0: ahead}, 2)
    sky = n.mix(n.ramp(up, 0.0, 0.75), (0.80, 0.80, 0.80), (0.75, 0.86, 1.02))
    glow = n.ramp(n.add("ShaderNodeVectorMath", {0: ahead, 1: (0.38, -0.90, 0.20)}, "Value", operation="DOT_PRODUCT"), 0.80, 0.97)
    glow = n.math("MULTIPLY", glow, n.ramp(n.noise(ahead, 2.4, 4), 0.30, 0.62, 0.45, 1.0))
    sky = n.mix(glow, sky, (7.0, 6.8, 6.4))
    trees = n.mix(n.noise(ahead, 18, 5), (0.05, 0.07, 0.04), (0.20, 0.22, 0.16))
    tops = n.math("MULTIPLY", n.noise(ahead, 6, 4), 0.14)
    scene = n.mix(n.ramp(n.math("SUBTRACT", up, tops), -0.012, 0.012), trees, sky)
    scene = n.mix(n.ramp(up, -0.02, -0.05), scene, n.mix(n.ramp(up, -0.05, -0.6), (0.36, 0.34, 0.31), (0.20, 0.19, 0.175)))
    n.connect(world.node_tree.nodes["Background"].inputs[0], scene)
