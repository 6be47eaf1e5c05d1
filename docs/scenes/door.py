"""The side of the dark green car of foam.py under an evening sky, with its swage, shut line and fuel flap. One unit is a metre."""

import bpy
import cv2
import numpy as np

from door_dust import HEIGHT, WIDTH
from studio import add_mesh, grid_faces, image_from, new_material

PAINT = (0.0020, 0.030, 0.026)
GAP, ROUNDING, DEPTH = 0.0042, 0.0032, 0.014
FLAP = (0.432, 0.098, 0.070, 0.070, 0.026)  # middle, half width, half height, radius of its corners


def crease(x):
    """Height of the swage line."""
    return -0.075 + 0.030 * x - 0.030 * x * x


def shut_line(z):
    return 0.319 + 0.03 * z - 0.10 * z * z


def smooth(x, start, end):
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def gap_distance(x, z):
    """Distance in metres from the edges of the shut line and the fuel flap; below 0, inside the gap."""
    along = np.abs(x - shut_line(z)) - GAP / 2
    cx, cz, wide, high, radius = FLAP
    dx, dz = np.abs(x - cx) - wide + radius, np.abs(z - cz) - high + radius
    outline = np.hypot(np.maximum(dx, 0), np.maximum(dz, 0)) + np.minimum(np.maximum(dx, dz), 0) - radius
    return np.minimum(along, np.abs(outline) - GAP * 0.36)


def bulge(x, z):
    """How far the skin reaches towards the camera."""
    u = z - crease(x)
    soft = 0.0024
    above, below = soft * np.logaddexp(0, u / soft), -soft * np.logaddexp(0, -u / soft)
    haunch = smooth(x, 0.05, 0.60)
    skin = -x * x / 6.4
    skin = skin - np.radians(1.6) * above - above**2 / (2 * (1.9 + 1.4 * haunch))
    skin = skin + np.radians(8.5) * below + np.radians(30) * below**2 / 2 + haunch * 0.05 * below**2
    skin = skin + 0.0048 * np.exp(-np.where(u > 0, u / 0.010, u / 0.0050) ** 2)
    right = x > shut_line(z)
    skin = skin + np.where(right, 0.0004 + 0.011 * (x - shut_line(z)) + 0.006 * z, 0)
    return skin


def lines(start, end, step, fine, *dense):
    """Coordinates of mesh lines: `step` apart, and `fine` apart in the dense intervals."""
    parts = [np.arange(start, end, step)] + [np.arange(a, b, fine) for a, b in dense]
    return np.unique(np.concatenate(parts).round(6))


def add_panel(material, fine):
    cx, cz, wide, high, radius = FLAP
    edge = 0.008
    ends = lambda middle, half: [(middle - half - edge, middle - half + radius), (middle + half - radius, middle + half + edge)]
    x = lines(-0.80, 0.80, 0.006, fine, (0.319 - 0.010, 0.319 + 0.010), *ends(cx, wide))
    z = lines(-0.45, 0.45, 0.006, fine, (-0.020 + crease(0), 0.030 + crease(0)), *ends(cz, high))
    X, Z = np.meshgrid(x, z)
    # Lines follow the swage and the shut line, so that these are cut cleanly.
    near = np.exp(-(((Z - crease(0)) / 0.12) ** 2))
    Z = Z + near * (crease(X) - crease(0))
    X = X + np.exp(-(((X - 0.319) / 0.06) ** 2)) * (shut_line(Z) - 0.319)
    edge = gap_distance(X, Z)
    inside = np.clip((ROUNDING - edge) / ROUNDING, 0, 1)
    depth = ROUNDING * (1 - np.sqrt(1 - inside**2)) + (DEPTH - ROUNDING) * smooth(edge, 0, -0.0008)
    points = np.stack([X, depth - bulge(X, Z), Z], -1).reshape(-1, 3)
    return add_mesh("panel", points, grid_faces(*X.shape), material, {"edge": edge})


def sky(width=2048):
    """The evening around the car as an equirectangular picture; azimuth 0 faces the door."""
    rng = np.random.default_rng(3)
    height = width // 2
    azimuth = np.linspace(-180, 180, width)[None]
    elevation = np.linspace(90, -90, height)[:, None]
    up = np.maximum(elevation, 0)
    glow = np.exp(-(((azimuth - 36) / 30) ** 2))
    zenith, warm, pale = np.array([0.016, 0.045, 0.070]), np.array([1.0, 0.55, 0.24]), np.array([1.0, 0.76, 0.50])
    cloud = rng.standard_normal((height // 16, width // 64)).astype(np.float32)
    cloud = cv2.resize(cv2.GaussianBlur(cloud, (0, 0), 1.2), (width, height), interpolation=cv2.INTER_CUBIC)
    cloud = cloud / cloud.std()
    shape = lambda x: np.broadcast_to(x, (height, width))[..., None]
    light = zenith * shape(0.5 + 2.6 * np.exp(-up / 22) * (0.4 + 0.6 * glow))
    light = light + warm * shape((0.35 + 3.2 * glow) * np.exp(-((up / 6.8) ** 1.3)))
    light = light + pale * shape((0.10 + 6.0 * glow**1.6) * np.exp(-((up / 5.0) ** 2)))
    light = light * (1 + 0.16 * shape(cloud * np.exp(-(((elevation - 12) / 12) ** 2))))
    # A bright cloud overhead, which only the swage's upper edge mirrors.
    light = light + np.array([1.0, 0.93, 0.84]) * shape(11.0 * np.exp(-(((elevation - 55) / 9) ** 2)) * np.exp(-(((azimuth - 24) / 60) ** 2)))
    ground = np.array([0.020, 0.019, 0.016]) * shape(0.5 + 3.5 * smooth(-elevation, 10, 60) + 1.2 * glow * smooth(-elevation, 3, 24))
    # One roof across the street, out of focus: what is below it is dark.
    roof = 0.4 + 6.5 * smooth(24 - np.maximum(np.abs(azimuth - 22) - 3, 0), 0, 24)
    edge = smooth(elevation, roof - 2.2, roof + 2.2)
    return (ground * (1 - shape(edge)) + light * shape(edge)).astype(np.float32)


def add_sky():
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    texture = tree.nodes.new("ShaderNodeTexEnvironment")
    texture.image = image_from("sky", sky())
    # Blender's picture has +x in its middle; ours has the direction from the car to the camera there.
    turn = tree.nodes.new("ShaderNodeMapping")
    turn.inputs["Scale"].default_value = (1, -1, 1)
    turn.inputs["Rotation"].default_value = (0, 0, np.radians(-90))
    place = tree.nodes.new("ShaderNodeTexCoord")
    background = tree.nodes.new("ShaderNodeBackground")
    output = tree.nodes.new("ShaderNodeOutputWorld")
    tree.links.new(place.outputs["Generated"], turn.inputs[0])
    tree.links.new(turn.outputs[0], texture.inputs[0])
    tree.links.new(texture.outputs[0], background.inputs[0])
    tree.links.new(background.outputs[0], output.inputs[0])


def skin(maps):
    """Metallic paint under a clear coat, and dust on it where `maps` (cover, thickness, hue) says so."""
    material, n, output = new_material("skin")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    x, y, z = (n.add("ShaderNodeSeparateXYZ", {0: place}, axis) for axis in range(3))
    inside = n.ramp(n.attribute("edge"), 0.0, -0.0012)
    peel = n.math("ADD", n.math("MULTIPLY", n.noise(place, 150), 1.6e-6), n.math("MULTIPLY", n.noise(place, 16), 26e-6))
    lacquer = n.add("ShaderNodeBump", {"Height": peel, "Distance": 1.0})
    fresnel = n.add("ShaderNodeFresnel", {"IOR": 1.75, "Normal": lacquer})
    base_color = n.mix(inside, PAINT, (0.004, 0.004, 0.004))
    base = n.add("ShaderNodeBsdfPrincipled", {"Base Color": base_color, "Roughness": 0.42, "Metallic": 0.6, "Specular": 0.0})
    closed = n.math("SUBTRACT", 1.0, inside)
    mirror = lambda roughness: n.add("ShaderNodeBsdfGlossy", {"Roughness": roughness, "Normal": lacquer})
    if maps is None:
        paint = n.mix_shaders(n.math("MULTIPLY", fresnel, closed), base, mirror(0.015))
        n.connect(output.inputs[0], paint)
        return material
    across = n.math("MULTIPLY_ADD", x, 1 / WIDTH)
    across.node.inputs[2].default_value = 0.5
    along = n.math("MULTIPLY_ADD", z, 1 / HEIGHT)
    along.node.inputs[2].default_value = 0.5
    where = n.add("ShaderNodeCombineXYZ", {0: across, 1: along})
    texture = n.add("ShaderNodeTexImage", {"Vector": where}, image=image_from("dust", maps), extension="EXTEND", interpolation="Cubic")
    cover, thickness, hue = (n.add("ShaderNodeSeparateRGB", {0: texture}, channel) for channel in range(3))
    haze = n.ramp(cover, 0.04, 0.45, 0.015, 0.38)
    paint = n.mix_shaders(n.math("MULTIPLY", fresnel, closed), base, mirror(haze))
    # #b07a4a, redder where it is thick
    color = n.mix(hue, (0.45, 0.222, 0.106), (0.285, 0.122, 0.052))
    relief = n.add("ShaderNodeBump", {"Height": thickness, "Distance": 0.0011, "Strength": 0.9})
    film = n.add("ShaderNodeBsdfDiffuse", {"Color": color, "Roughness": 1.0, "Normal": relief})
    n.connect(output.inputs[0], n.mix_shaders(cover, paint, film))
    return material
