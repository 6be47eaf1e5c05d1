"""
The front edge of a dark blue bonnet whose clear coat has failed in the sun: chalked where it is gone, glossy where it is left, flakes between.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P sun.py -- OUT [scale] [samples]

writes OUT/hero.jpg, 1600 x 900. One unit is a decimetre. The skin is measured in u across the car and v from its front edge backwards.
"""

import os
import sys

import bpy
import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from coat import BACK, LEFT, RIGHT, Coat
from develop import develop, save
from home import lines
from studio import add_mesh, add_sun, camera, grid_faces, image_from, new_material, render, smooth, start

SIZE = (1600, 900)
SIDE = 2.05  # the bonnet's gap to the wing
GAP, ROUNDING, DEPTH = 0.040, 0.035, 0.16
BLUE = (0.0022, 0.0060, 0.032)


def place(u, v):
    """Points of the skin (..., 3), gaps left out."""
    s = np.linspace(-2, 12, 4000)
    tilt = np.where(s > 0, np.radians(2) + np.radians(50) * np.exp(-np.maximum(s, 0) / 0.22), np.radians(40) + np.radians(44) * (1 - np.exp(np.minimum(s, 0) / 0.35)))
    step = s[1] - s[0]
    y, z = np.cumsum(np.cos(tilt)) * step, np.cumsum(np.sin(tilt)) * step
    at = lambda values: np.interp(v, s, values - np.interp(0, s, values))
    beyond = np.maximum(u - SIDE, 0)
    return np.stack([u + 0.05 * v, at(y) + 0.030 * u**2, at(z) - 0.012 * u**2 - 0.008 * v**2 * (v > 0) - 0.05 * beyond**2 - 0.10 * beyond], -1)


def normal(u, v):
    d = 0.01
    across, along = place(u + d, v) - place(u - d, v), place(u, v + d) - place(u, v - d)
    n = np.cross(across, along)
    return n / np.linalg.norm(n, axis=-1, keepdims=True)


def gap_distance(u, v):
    side = np.where(v > -0.4, np.abs(u - SIDE), 9)
    return np.minimum(np.abs(v), np.where(v > 0, side, 9)) - GAP / 2


def paint(maps):
    material, n, output = new_material("paint")
    spot = n.add("ShaderNodeNewGeometry", output="Position")
    u, v = n.attribute("u"), n.attribute("v")
    scaled = lambda value, start, end: n.math("DIVIDE", n.math("SUBTRACT", value, start), end - start)
    where = n.add("ShaderNodeCombineXYZ", {0: scaled(u, LEFT, RIGHT), 1: scaled(v, 0.0, BACK)})
    texture = n.add("ShaderNodeTexImage", {"Vector": where}, image=image_from("coat", maps), extension="EXTEND", interpolation="Cubic")
    clear, white, age = (n.add("ShaderNodeSeparateRGB", {0: texture}, channel) for channel in range(3))
    front = n.math("LESS_THAN", v, 0.0)
    wing = n.math("GREATER_THAN", u, SIDE)
    sound = n.math("MAXIMUM", front, wing)
    clear, white = n.math("MAXIMUM", clear, sound), n.math("MULTIPLY", white, n.math("SUBTRACT", 1.0, sound))
    peel = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 16), 0.00010), n.math("MULTIPLY", n.noise(spot, 1.6), 0.0006))
    lacquer = n.add("ShaderNodeBump", {"Height": peel, "Distance": 1.0})
    flake = n.noise(spot, 260, 1)
    metal = n.mix(n.ramp(flake, 0.45, 0.8), BLUE, tuple(3.5 * c for c in BLUE))
    base = n.add("ShaderNodeBsdfPrincipled", {"Base Color": metal, "Roughness": 0.45, "Metallic": 0.55, "Specular": 0.0})
    mirror = n.add("ShaderNodeBsdfGlossy", {"Roughness": 0.02, "Normal": lacquer})
    glossy = n.mix_shaders(n.add("ShaderNodeFresnel", {"IOR": 1.6, "Normal": lacquer}), base, mirror)
    # Milky where air has crept under the coat.
    milk = n.add("ShaderNodeBsdfPrincipled", {"Base Color": (0.48, 0.52, 0.57), "Roughness": 0.45, "Specular": 0.15})
    glossy = n.mix_shaders(n.math("MULTIPLY", white, 0.8), glossy, milk)
    layers = ((n.noise(spot, 1.6, 2), 0.40), (n.noise(spot, 26, 6), 0.50), (n.noise(spot, 130, 2), 0.42))
    blotch = 0.0
    for layer, weight in layers:
        blotch = n.math("ADD", n.math("MULTIPLY", layer, weight), blotch)
    chalked = n.ramp(n.math("ADD", n.math("MULTIPLY", age, 0.50), n.math("MULTIPLY", blotch, 1.1)), 0.45, 1.35)
    # Where drops dried, and pinholes down to the darker coat.
    specks = n.add("ShaderNodeTexVoronoi", {"Vector": spot, "Scale": 11.0, "Randomness": 1.0}, "Distance")
    chalked = n.math("SUBTRACT", chalked, n.ramp(specks, 0.16, 0.02, 0.0, 0.5))
    dull = n.mix(chalked, (0.028, 0.045, 0.094), (0.150, 0.173, 0.220))
    grain = n.add("ShaderNodeBump", {"Height": n.noise(spot, 120, 3), "Distance": 0.002, "Strength": 0.5})
    bare = n.add("ShaderNodeBsdfPrincipled", {"Base Color": dull, "Roughness": 0.62, "Specular": 0.25, "Normal": grain})
    skin = n.mix_shaders(clear, bare, glossy)
    dark = n.add("ShaderNodeBsdfDiffuse", {"Color": (0.004, 0.004, 0.005, 1)})
    n.connect(output.inputs[0], n.mix_shaders(n.ramp(n.attribute("edge"), 0.0, -0.012), skin, dark))
    return material


def film():
    """Brittle lacquer: nearly clear, a little yellow, chalky white where it is loose."""
    material, n, output = new_material("film")
    spot = n.add("ShaderNodeNewGeometry", output="Position")
    tone = n.mix(n.noise(spot, 12, 3), (0.95, 0.90, 0.74), (0.97, 0.95, 0.89))
    body = n.mix_shaders(0.30, n.add("ShaderNodeBsdfDiffuse", {"Color": tone}), n.add("ShaderNodeBsdfTranslucent", {"Color": tone}))
    cloudy = n.ramp(n.math("ADD", n.noise(spot, 30, 3), n.math("MULTIPLY", n.attribute("free"), 4.0)), 0.35, 1.3, 0.05, 0.42)
    thin = n.mix_shaders(cloudy, n.add("ShaderNodeBsdfTransparent"), body)
    gloss = n.add("ShaderNodeBsdfGlossy", {"Roughness": 0.36})
    n.connect(output.inputs[0], n.mix_shaders(n.add("ShaderNodeFresnel", {"IOR": 1.45}), thin, gloss))
    return material


def add_car(maps):
    u = lines(-7, 5, 0.06, 0.004, (SIDE - 0.09, SIDE + 0.09))
    v = lines(-1.8, 9, 0.05, 0.004, (-0.09, 0.09))
    U, V = np.meshgrid(u, v)
    edge = gap_distance(U, V)
    within = np.clip((ROUNDING - edge) / ROUNDING, 0, 1)
    depth = ROUNDING * (1 - np.sqrt(1 - within**2)) + (DEPTH - ROUNDING) * smooth(edge, 0, -0.008)
    points = (place(U, V) - normal(U, V) * depth[..., None]).reshape(-1, 3)
    add_mesh("skin", points, grid_faces(*U.shape), paint(maps), {"u": U, "v": V, "edge": edge})


def sky(width=2048):
    """A summer sky with clouds over trees and roofs as an equirectangular picture; its middle looks along x."""
    rng = np.random.default_rng(2)
    height = width // 2
    up = np.linspace(90, -90, height)[:, None] + np.zeros((1, width))
    cloud = np.zeros((height, width), np.float32)
    for size, weight in ((90, 1.0), (40, 0.7), (16, 0.42), (7, 0.22), (3, 0.12)):
        values = cv2.GaussianBlur(rng.standard_normal((height, width)).astype(np.float32), (0, 0), sigmaX=size * 1.5, sigmaY=size * 0.7)
        cloud += weight * values / values.std()
    shape = lambda x: np.asarray(x, np.float32)[..., None]
    high = smooth(up, 0, 60)
    light = shape(1 - high) * (0.62, 0.80, 1.0) + shape(high) * (0.10, 0.24, 0.62)
    cover = smooth(cloud, 0.55, 1.0) * smooth(up, 4, 14) * smooth(np.abs(np.linspace(180, -180, width)[None] - 75), 25, 60)
    light = light * (1 - shape(cover)) + shape(cover) * np.array((1.9, 1.9, 1.85)) * shape(0.75 + 0.25 * smooth(cloud, 0.5, 2.2))
    skyline = cv2.GaussianBlur(rng.standard_normal((1, width)).astype(np.float32), (0, 0), sigmaX=14)
    ragged = cv2.GaussianBlur(rng.standard_normal((height, width)).astype(np.float32), (0, 0), 2.5)
    trees = smooth(7 + 4.5 * skyline / skyline.std() + 1.2 * ragged / ragged.std() - up, -0.6, 0.6)
    light = light * (1 - shape(trees)) + shape(trees) * (0.030, 0.042, 0.022)
    # A house's gable and a power pole across the street, which the sound lacquer mirrors.
    across = np.linspace(180, -180, width)[None] + np.zeros((height, 1))
    roof = np.minimum(25 - 0.55 * np.abs(across - 77), 19)
    house = smooth(roof - up, -0.2, 0.2)
    pole = smooth(0.9 - np.abs(across - 50), -0.15, 0.15) * (up < 44) + smooth(0.5 - np.abs(up - 40 - 0.05 * (across - 50)), -0.1, 0.1) * (np.abs(across - 50) < 6)
    for color, mask in (((0.050, 0.046, 0.043), house), ((0.06, 0.05, 0.04), np.clip(pole, 0, 1))):
        light = light * (1 - shape(mask)) + shape(mask) * color
    ground = smooth(-up, 0.5, 3)
    return (light * (1 - shape(ground)) + shape(ground) * (0.30, 0.28, 0.25)).astype(np.float32)


def add_light():
    scene = bpy.context.scene
    tree = scene.world.node_tree
    texture = tree.nodes.new("ShaderNodeTexEnvironment")
    texture.image = image_from("sky", sky())
    tree.links.new(texture.outputs[0], tree.nodes["Background"].inputs[0])
    add_sun((-0.80, 0.38, 0.72), 6.5, (1, 0.94, 0.85))


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 80
    start()
    coat = Coat()
    add_car(coat.maps())
    points, faces, free = coat.flakes(place, normal)
    add_mesh("flakes", points, faces, film(), {"free": free})
    add_light()
    camera((-1.7, -4.3, 3.3), (-0.20, 1.15, 0.25), 54, aperture=0.9, focus=(-0.35, 0.85, 0.3))
    save(develop(render(tuple(round(side * scale) for side in SIZE), samples), 0.0), f"{folder}/hero.jpg")


if __name__ == "__main__":
    main()
