"""
The word TILING in green film on the side of a white van: TI gone but for an outline and glue, the L half peeled, ING still there.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P vinyl.py -- OUT [scale] [samples]

writes OUT/1.jpg, 1600 x 1200. One unit is a metre; x goes along the van, z up, and the camera looks along y.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from letters import Map, Peel, add_film, outlines, stuck
from studio import add_sun, camera, image_from, new_material, render, smooth, start
from van import add_panel, add_trim, add_twigs, outdoors, plastic

SIZE = (1600, 1200)
CAPITALS, LEFT, FOOT = 0.165, -0.40, -0.065  # the word's height, where it starts and stands
SUN = (-0.80, -0.60, 0.80)
PEEL = Peel((-0.140, -0.004), np.radians(99), 0.24, 0.0185, tighter=0.15)  # the L's upright comes off from its top


def traces(sheet, letters):
    """What is left on the paint, from 0 to 1: outline, glue and the dirt round the letters."""
    x, z = sheet.x, sheet.z
    bare = np.maximum(sheet.filled(letters[:2]), sheet.filled(letters[2:3]) * smooth(PEEL.loosened(x, z), -0.0005, 0.0005))
    inside = sheet.distance(bare)
    patches = sheet.cloud(70) + 0.6 * sheet.cloud(24) + 0.35 * sheet.cloud(7)
    streaks = sheet.cloud(4, 110, 24) + 0.5 * sheet.cloud(14, 160, 24)
    more = smooth(x, -0.40, -0.16) + 0.5 * np.exp(-inside / 0.0025)
    glue = bare * smooth(patches + 0.45 * streaks + 2.2 * more - 1.0, 0.0, 0.9)
    length = 301
    brush = np.zeros((length, length), np.float32)
    tilt = np.tan(np.radians(24)) * length / 2
    cv2.line(brush, (0, int(length / 2 + tilt)), (length - 1, int(length / 2 - tilt)), 1, 1, cv2.LINE_AA)
    wiped = cv2.filter2D(glue, -1, brush[::-1] / brush.sum())
    where = np.exp(-(((x + 0.335) / 0.05) ** 2 + ((z - 0.03) / 0.05) ** 2)) + np.exp(-(((x + 0.215) / 0.035) ** 2 + ((z + 0.02) / 0.05) ** 2))
    smear = np.clip(wiped * 3, 0, 1) * smooth(streaks, -0.4, 1.4) * np.clip(where * 1.5, 0, 1)
    every = sheet.filled(letters)
    rim = sheet.distance(1 - every)
    dirt = (1 - every) * np.exp(-rim / 0.0006) * smooth(sheet.cloud(30) + 0.5 * sheet.cloud(6), -1.4, 1.0)
    ghost = cv2.GaussianBlur(bare, (0, 0), 1.5)
    return np.stack([ghost, np.maximum(glue, smear), np.maximum(dirt, 0.7 * sheet.runs(every))], -1)


def scraps(sheet, letters, bare):
    """Torn bits of film that stayed on the first letters."""
    rough = sheet.cloud(12, 40, 60) + 0.5 * sheet.cloud(3)
    low, high = (np.array([f(letter, 0) for letter in letters[:3]]) for f in (np.min, np.max))
    (left, middle, last), (right, _, _), top = low[:, 0], high[:, 0], high[0, 1]
    spots = ((left, top - 0.010, 0.007, 0.018), (right, top, 0.011, 0.005), (left + 0.056, FOOT, 0.026, 0.011), (right - 0.030, top - 0.036, 0.014, 0.003))
    spots += ((middle, 0.005, 0.0035, 0.020), (high[1, 0], top, 0.010, 0.006), (middle + 0.012, FOOT, 0.008, 0.0025), (last, top, 0.007, 0.012))
    near = sum(np.exp(-(((sheet.x - u) / wide) ** 2) - ((sheet.z - v) / tall) ** 2) for u, v, wide, tall in spots)
    return sheet.scraps((near + 0.16 * rough > 0.42) & (bare > 0.5))


def paint(sheet, found):
    """White paint under a clear coat, chalked by the sun but where film covered it."""
    material, n, output = new_material("paint")
    spot = n.add("ShaderNodeNewGeometry", output="Position")
    high = n.add("ShaderNodeSeparateXYZ", {0: spot}, 2)
    ghost, glue, dirt = sheet.texture(n, image_from("traces", found[::-1]))
    dusty = n.math("ADD", n.ramp(high, 0.05, -0.35, 0.0, 0.35), n.ramp(n.noise(spot, 7, 5), 0.35, 0.75, 0.0, 0.22))
    aged = n.mix(dusty, (0.70, 0.695, 0.665), (0.52, 0.49, 0.43))
    runs = n.add("ShaderNodeVectorMath", {0: spot, 1: (70, 0, 2.5)}, operation="MULTIPLY")
    runs = n.math("MULTIPLY", n.ramp(n.noise(runs, 1, 4), 0.5, 0.8, 0.0, 0.42), n.ramp(high, -0.02, -0.16, 0.30, 1.0))
    aged = n.mix(runs, aged, (0.42, 0.39, 0.33))
    specks = n.math("MULTIPLY", n.ramp(n.noise(spot, 330, 3), 0.62, 0.72, 0.0, 0.5), n.ramp(n.noise(spot, 12, 3), 0.42, 0.65))
    aged = n.mix(specks, aged, (0.36, 0.32, 0.26))
    color = n.mix(ghost, aged, (0.80, 0.80, 0.79))
    sticky = n.mix(n.ramp(n.noise(spot, 90, 6), 0.30, 0.75), (0.64, 0.605, 0.53), (0.50, 0.465, 0.39))
    color = n.mix(n.math("MULTIPLY", glue, 0.75), color, sticky)
    color = n.mix(n.math("MULTIPLY", dirt, 0.75), color, (0.16, 0.145, 0.12))
    peel = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 210), 2.4e-6), n.math("MULTIPLY", n.noise(spot, 30), 16e-6))
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
    start()
    letters = outlines("TILING", CAPITALS, LEFT, FOOT)
    sheet = Map((-0.50, -0.16), (0.92, 0.38), 4000, 5)
    found = traces(sheet, letters)
    add_panel(paint(sheet, found))
    add_trim(plastic())
    film = vinyl()
    add_film(letters[2:3], film, PEEL, 0.0015)
    add_film(letters[3:4], film, stuck((letters[3][:, 0].min(), FOOT, -2.2, 0.014)))
    for outline in letters[4:]:
        add_film([outline], film, stuck())
    for ring in scraps(sheet, letters, found[..., 0]):
        add_film([ring], film, stuck(), 0.001)
    outdoors(-20)
    add_sun(SUN, 6.5)
    add_twigs((-0.58, 0.30), SUN, 0.14, 130, 4)
    add_twigs((0.45, 0.30), SUN, 0.12, 70, 2)
    camera((-0.52, -1.18, 0.10), (0.0, 0, 0.004), 54, aperture=8, focus=(-0.12, -0.01, 0.02))
    save(develop(render(tuple(round(side * scale) for side in SIZE), samples), -0.85), f"{folder}/1.jpg")


if __name__ == "__main__":
    main()
