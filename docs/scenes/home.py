"""
The home page's pair: a car's rear door and the wing behind it under trees, clean and under red dust.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P home.py -- OUT [scale] [samples] [name ...]

writes OUT/hero.jpg and before.jpg (2400 x 1350), and hero-mobile.jpg and before-mobile.jpg (1080 x 1350). One unit is a metre; x goes
along the car, z up, and the camera looks along y.
"""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import add_mesh, area_light, camera, grid_faces, image_from, new_material, render, smooth, start
import dust
from develop import develop, save
from surroundings import surround

LENS, OFF_AXIS, WIDTH = 70, np.radians(12), 1.1
DISTANCE = WIDTH / 2 / (18 / LENS)
SIZE = (2400, 1350)
# Phones show this part of the same picture.
PHONE = slice(989, 989 + 1080)

PAINT = (0.0010, 0.022, 0.014)
GAP, DEPTH = 0.0040, 0.014
DOOR_ROUNDING, FLAP_ROUNDING = 0.0030, 0.0015
FLAP = (0.432, 0.098, 0.070, 0.070, 0.026)  # middle, half width, half height, radius of its corners


def crease(x):
    """Height of the swage line."""
    return -0.075 + 0.030 * x - 0.030 * x * x


def shut_line(z):
    return 0.319 + 0.03 * z - 0.10 * z * z


def flap_outline(x, z):
    """Distance in metres from the middle of the gap round the fuel flap, below 0 on the flap."""
    cx, cz, wide, high, radius = FLAP
    dx, dz = np.abs(x - cx) - wide + radius, np.abs(z - cz) - high + radius
    return np.hypot(np.maximum(dx, 0), np.maximum(dz, 0)) + np.minimum(np.maximum(dx, dz), 0) - radius


def gaps(x, z):
    """Distances in metres from the edges of the shut line and of the fuel flap's gap; below 0, inside the gap."""
    # No flap sits quite in the middle of its opening.
    half = 0.0010 + 0.004 * (x - FLAP[0]) - 0.003 * (z - FLAP[1])
    return np.abs(x - shut_line(z)) - GAP / 2, np.abs(flap_outline(x, z)) - half


def gap_distance(x, z):
    return np.minimum(*gaps(x, z))


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
    # Pressed steel is never quite even, so what it mirrors wavers.
    skin = skin + 0.00016 * np.sin(9 * x + 5 * z + 1) + 0.00008 * np.sin(21 * x - 13 * z) + 0.00003 * np.sin(46 * x + 24 * z + 2)
    right = x > shut_line(z)
    skin = skin + np.where(right, 0.0004 + 0.011 * (x - shut_line(z)) + 0.006 * z, 0)
    return skin


def surface(x, z):
    """The same with the flap a little askew, so that what it mirrors is shifted."""
    return bulge(x, z) + np.where(flap_outline(x, z) < 0, -0.0003 + 0.005 * (x - FLAP[0]) - 0.004 * (z - FLAP[1]), 0)


def lines(start, end, step, fine, *dense):
    """Coordinates of mesh lines: `step` apart, and `fine` apart in the dense intervals."""
    parts = [np.arange(start, end, step)] + [np.arange(a, b, fine) for a, b in dense]
    return np.unique(np.concatenate(parts).round(6))


def add_panel(material, fine):
    cx, cz, wide, high, radius = FLAP
    edge = 0.009
    ends = lambda middle, half: [(middle - half - edge, middle - half + radius), (middle + half - radius, middle + half + edge)]
    x = lines(-0.80, 0.80, 0.006, fine, (0.319 - 0.010, 0.319 + 0.010), *ends(cx, wide))
    z = lines(-0.45, 0.45, 0.006, fine, (-0.020 + crease(0), 0.030 + crease(0)), *ends(cz, high))
    X, Z = np.meshgrid(x, z)
    # Lines follow the swage and the shut line, so that these are cut cleanly.
    near = np.exp(-(((Z - crease(0)) / 0.12) ** 2))
    Z = Z + near * (crease(X) - crease(0))
    X = X + np.exp(-(((X - 0.319) / 0.06) ** 2)) * (shut_line(Z) - 0.319)
    edge = gap_distance(X, Z)
    rounding = np.where(np.argmin(gaps(X, Z), 0) == 0, DOOR_ROUNDING, FLAP_ROUNDING)
    inside = np.clip((rounding - edge) / rounding, 0, 1)
    depth = rounding * (1 - np.sqrt(1 - inside**2)) + (DEPTH - rounding) * smooth(edge, 0, -0.0008)
    points = np.stack([X, depth - surface(X, Z), Z], -1).reshape(-1, 3)
    return add_mesh("panel", points, grid_faces(*X.shape), material, {"edge": edge})


# How dust looks: its color where it is thin and dry, and where it is thick or was wet; and how rough it is.
DUST = ((0.238, 0.158, 0.096), (0.085, 0.045, 0.024)), 0.6


def skin(maps, paint=PAINT, look=DUST):
    """Metallic paint under a clear coat, and dust on it where `maps` (cover, thickness, hue) says so."""
    colors, relief = look
    material, n, output = new_material("skin")
    place = n.add("ShaderNodeNewGeometry", output="Position")
    x, y, z = (n.add("ShaderNodeSeparateXYZ", {0: place}, axis) for axis in range(3))
    inside = n.ramp(n.attribute("edge"), 0.0, -0.0012)
    peel = n.math("ADD", n.math("MULTIPLY", n.noise(place, 150), 1.6e-6), n.math("MULTIPLY", n.noise(place, 16), 26e-6))
    lacquer = n.add("ShaderNodeBump", {"Height": peel, "Distance": 1.0})
    fresnel = n.add("ShaderNodeFresnel", {"IOR": 1.5, "Normal": lacquer})
    base_color = n.mix(inside, paint, (0.004, 0.004, 0.004))
    base = n.add("ShaderNodeBsdfPrincipled", {"Base Color": base_color, "Roughness": 0.42, "Metallic": 0.6, "Specular": 0.0})
    closed = n.math("SUBTRACT", 1.0, inside)
    mirror = lambda roughness: n.add("ShaderNodeBsdfGlossy", {"Roughness": roughness, "Normal": lacquer})
    if maps is None:
        coated = n.mix_shaders(n.math("MULTIPLY", fresnel, closed), base, mirror(0.015))
        n.connect(output.inputs[0], coated)
        return material
    across = n.math("MULTIPLY_ADD", x, 1 / dust.WIDTH)
    across.node.inputs[2].default_value = 0.5
    along = n.math("MULTIPLY_ADD", z, 1 / dust.HEIGHT)
    along.node.inputs[2].default_value = 0.5
    where = n.add("ShaderNodeCombineXYZ", {0: across, 1: along})
    texture = n.add("ShaderNodeTexImage", {"Vector": where}, image=image_from("dust", maps), extension="EXTEND", interpolation="Cubic")
    cover, thickness, hue = (n.add("ShaderNodeSeparateRGB", {0: texture}, channel) for channel in range(3))
    # Dull everywhere: where a mirror turns dull, Cycles' guides for the denoiser jump, and it draws edges that aren't there.
    coated = n.mix_shaders(n.math("MULTIPLY", fresnel, closed), base, mirror(0.30))
    bumps = n.add("ShaderNodeBump", {"Height": thickness, "Distance": 0.0011, "Strength": relief})
    film = n.add("ShaderNodeBsdfDiffuse", {"Color": n.mix(hue, *colors), "Roughness": 1.0, "Normal": bumps})
    n.connect(output.inputs[0], n.mix_shaders(cover, coated, film))
    return material


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers[1:] else 48
    size = tuple(round(side * scale) for side in SIZE)
    fine = 0.0003 if scale == 1 else 0.0006
    for name in numbers[2:] or ("hero", "before"):
        surround(start(), "forest", 0)
        add_panel(skin(dust.dust_maps(crease, gap_distance, FLAP) if name == "before" else None), fine)
        area_light((1.5, -0.7, 2.5), (0.1, 0, -0.05), (1.0, 0.3), 420, (1, 0.88, 0.74))
        camera((-DISTANCE * np.sin(OFF_AXIS), -DISTANCE * np.cos(OFF_AXIS), 0.02), (0, 0, 0), LENS)
        light = render(size, samples)
        # White letters need the clean paint dark, and dark letters the dust bright.
        picture = develop(light, 0.0 if name == "hero" else 1.25)
        save(picture, f"{folder}/{name}.jpg")
        save(picture[:, round(PHONE.start * scale) : round(PHONE.stop * scale)], f"{folder}/{name}-mobile.jpg")


if __name__ == "__main__":
    main()
