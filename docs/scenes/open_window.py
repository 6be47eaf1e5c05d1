"""
Over the green door's edge, through its open window: a cognac seat with a quilted middle, its belt, and the far window.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P open_window.py -- OUT [scale] [samples]

writes OUT/hero.jpg, 1600 x 900. One unit is a metre; x goes along the car to its front, y into it, z up from the window's lower edge.
"""

import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from clouds import afternoon
from develop import develop, save
from front_seat import MIDDLE, add_seats
from home import add_sky
from shapes import board, lump, plain, ring, rounded, sheet
from studio import camera, new_material, render, start
from windscreen import paint

SIZE = (1600, 900)


def woven():
    """The belt: ribs across, darker towards its edges."""
    material, n, output = new_material("belt")
    wave = n.math("SINE", n.math("MULTIPLY", n.attribute("along"), 2 * np.pi / 0.0022))
    rib = n.math("SINE", n.math("MULTIPLY", n.attribute("across"), 2 * np.pi / 0.0065))
    bump = n.add("ShaderNodeBump", {"Height": n.math("ADD", wave, n.math("MULTIPLY", rib, 0.8)), "Distance": 0.0003})
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": (0.030, 0.028, 0.027), "Roughness": 0.6, "Sheen": 0.4, "Normal": bump}))
    return material


def add_belt():
    """From its ring on the pillar down beside the seat."""
    z = np.arange(0.31, -0.60, -0.004)
    path = np.stack([-0.095 - 0.10 * z, 0.125 + 0.16 * z + 0.10 * z**2, z], -1)
    across = np.linspace(-0.0235, 0.0235, 24)
    points = path[:, None] + across[None, :, None] * np.array([0.985, 0.0, 0.10]) + np.array([0, 1.0, 0]) * (0.0015 * np.cos(across / 0.0235 * 1.5))[None, :, None]
    along = np.broadcast_to(np.arange(len(path))[:, None] * 0.004, points.shape[:2])
    sheet("belt", points, woven(), {"along": along, "across": np.broadcast_to(across, points.shape[:2])})
    black = plain("plastic", (0.014, 0.014, 0.014), 0.38, 0.4)
    lump("ring", (-0.125, 0.178, 0.325), (0.036, 0.009, 0.030), black, 0.6)
    lump("bolt", (-0.125, 0.170, 0.338), (0.013, 0.008, 0.013), black, 0.8)


def add_door():
    """The door's upper edge in green, its seal, and the dark card inside; behind it the pillar and the rear window."""
    x = np.linspace(-1.6, 1.6, 300)[:, None]

    def run(name, profile, material):
        profile = np.asarray(profile)
        points = np.stack(np.broadcast_arrays(x, profile[None, :, 0] + 0.02 * x**2, profile[None, :, 1] + 0.010 * x), -1)
        return sheet(name, points, material)

    z = np.linspace(-0.6, -0.020, 60)
    skin = np.stack([-0.035 + 0.030 * ((z + 0.28) / 0.26) ** 2, z], -1)
    run("skin", np.concatenate([skin, rounded([(-0.005, -0.019), (-0.003, -0.011), (0.006, -0.010), (0.006, -0.016)], 0.004)]), paint(0, 1.40))
    rubber = plain("rubber", (0.006, 0.006, 0.006), 0.5, 0.25)
    run("seal", rounded([(0.004, -0.018), (0.003, -0.003), (0.010, 0.003), (0.017, 0.000), (0.020, -0.010), (0.020, -0.05)], 0.006), rubber)
    card = plain("card", (0.020, 0.019, 0.018), 0.55, 0.3)
    run("inner seal", rounded([(0.029, -0.05), (0.029, -0.006), (0.034, -0.001), (0.041, -0.004)], 0.004), rubber)
    run("card", rounded([(0.038, -0.010), (0.050, -0.006), (0.105, -0.022), (0.118, -0.060), (0.105, -0.16), (0.105, -0.5)], 0.03), card)
    gloss = plain("gloss", (0.004, 0.004, 0.004), 0.04, 0.5)
    z = np.linspace(-0.02, 0.75, 60)[:, None]

    def upright(name, profile, material):
        profile = np.asarray(profile)
        points = np.stack(np.broadcast_arrays(profile[None, :, 0] - 0.10 * z, profile[None, :, 1] + 0.16 * z + 0.10 * z**2, z), -1)
        return sheet(name, points, material)

    # The frame of this door, a gap, the frame of the next one, and its dark glass.
    upright("frame", rounded([(-0.125, 0.060), (-0.125, 0.034), (-0.118, 0.022), (-0.122, 0.003), (-0.190, 0.001), (-0.191, 0.02)], 0.004), gloss)
    upright("next frame", rounded([(-0.196, 0.02), (-0.196, 0.002), (-0.262, 0.002), (-0.264, 0.010)], 0.003), gloss)
    upright("rear seal", rounded([(-0.262, 0.004), (-0.270, 0.001), (-0.276, 0.012)], 0.003), rubber)
    upright("rear glass", [(-0.27, 0.009), (-1.2, 0.013)], plain("tinted", (0.004, 0.005, 0.005), 0.0, 0.6))
    upright("pillar", rounded([(-0.13, 0.062), (-0.100, 0.072), (-0.105, 0.100), (-0.21, 0.11), (-0.21, 0.06)], 0.02), plain("trim", (0.10, 0.093, 0.083), 0.8, 0.2))


def add_cabin():
    """Roof, far door with its open window, console, wheel and what closes the dark."""
    dark, lining = plain("dark", (0.018, 0.017, 0.016), 0.7, 0.25), plain("lining", (0.26, 0.24, 0.21), 0.9, 0.1)
    black = plain("leather rim", (0.012, 0.012, 0.012), 0.45, 0.4)
    board("roof", [(-2.0, 0.12, 0.46), (1.0, 0.12, 0.46), (1.0, 1.42, 0.46), (-2.0, 1.42, 0.46)], lining)
    board("floor", [(-2, 0.1, -0.75), (2, 0.1, -0.75), (2, 1.5, -0.75), (-2, 1.5, -0.75)], dark)
    board("far door", [(-2, 1.50, -0.75), (2, 1.50, -0.75), (2, 1.50, 0.0), (-2, 1.50, -0.03)], dark)
    lump("far sill", (0, 1.47, -0.02), (2.0, 0.04, 0.022), dark, 0.5)
    lump("far rest", (0.15, 1.42, -0.20), (0.42, 0.07, 0.03), plain("rest", (0.15, 0.052, 0.018), 0.5, 0.35), 0.4)
    for a in (-0.24, -1.35):
        board("far pillar", [(a - 0.06, 1.49, -0.05), (a + 0.06, 1.49, -0.05), (a, 1.40, 0.50), (a - 0.12, 1.40, 0.50)], lining)
    lump("console", (0.1, 0.76, -0.40), (0.55, 0.085, 0.17), dark, 0.3)
    board("rear seat", [(-1.0, 0.1, -0.7), (-1.0, 1.5, -0.7), (-1.25, 1.45, 0.12), (-1.25, 0.15, 0.12)], plain("rear", (0.13, 0.045, 0.016), 0.5, 0.3))
    board("dash", [(0.72, 0.1, -0.75), (0.72, 1.5, -0.75), (0.72, 1.5, 0.0), (0.72, 0.1, 0.0)], dark)
    board("dash top", [(0.70, 0.1, 0.0), (0.70, 1.5, 0.0), (1.4, 1.5, 0.03), (1.4, 0.1, 0.03)], dark)
    wheel = ring("wheel", (0, 0, 0), 0.182, 0.0155, -26, black)
    wheel.location, wheel.rotation_euler = (0.44, MIDDLE, -0.06), (0, 0, np.pi / 2)
    lump("hub", (0.455, MIDDLE, -0.065), (0.03, 0.07, 0.055), black, 0.55)
    lump("spoke", (0.450, MIDDLE, -0.06), (0.010, 0.175, 0.018), black, 0.5)


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 56
    start()
    add_sky(afternoon())
    add_seats()
    add_belt()
    add_door()
    add_cabin()
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 3.1, np.radians(1.5), (1, 0.86, 0.68)
    item = bpy.data.objects.new("sun", sun)
    item.rotation_euler = (np.radians(60), 0, np.radians(38))
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.cycles.max_bounces = 8
    camera((0.45, -1.02, 0.34), (-0.10, 0.40, 0.075), 41.5, aperture=3.2, focus=(-0.03, 0.25, 0.08))
    save(develop(render(tuple(round(side * scale) for side in SIZE), samples), 0.9), f"{folder}/hero.jpg")


if __name__ == "__main__":
    main()
