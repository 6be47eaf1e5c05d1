"""
The word HIRE in yellow film on the side of a faded blue van: H and I gone but for their ghost in the paint, the R half torn off, the E still there.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P ghost.py -- OUT [scale] [samples]

writes OUT/hero.jpg, 1600 x 900. One unit is a metre; x goes along the van, z up, and the camera looks along y.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from letters import Map, add_film, outlines, stuck
from studio import add_sun, camera, image_from, new_material, render, smooth, start
from van import add_panel, add_trim, add_twigs, outdoors, plastic

SIZE = (1600, 900)
SUN = (-0.85, -0.62, 0.80)
CAPITALS, LEFT, FOOT = 0.165, -0.185, -0.072


def torn(sheet):
    """Where the R is torn off: above a ragged line."""
    line = -0.004 + 0.35 * (sheet.x - 0.112) + 0.012 * np.sin(75 * sheet.x + 1) + 0.006 * np.sin(190 * sheet.x)
    ragged = 0.0010 * (sheet.cloud(40) + 0.6 * sheet.cloud(9) + 0.4 * sheet.cloud(3))
    return (sheet.z + ragged > line).astype(np.float32)


def traces(sheet, letters):
    """What the letters left, from 0 to 1: paint that film kept from the sun, glue, and dirt along the edges."""
    h, i, r, hole, e = letters
    bare = np.maximum(sheet.filled([h, i]), sheet.filled([r], [hole]) * torn(sheet))
    patches = sheet.cloud(60) + 0.6 * sheet.cloud(20) + 0.4 * sheet.cloud(6)
    streaks = sheet.cloud(4, 90, 24)
    inside = sheet.distance(bare)
    glue = bare * smooth(patches + 0.4 * streaks + 2.4 * smooth(sheet.x, 0.02, 0.12) + 0.6 * np.exp(-inside / 0.002) - 1.6, 0, 1.0)
    every = sheet.filled([h, i, r, e], [hole])
    rim = sheet.distance(1 - every)
    uneven = smooth(sheet.cloud(30) + 0.5 * sheet.cloud(6), -1.4, 1.2)
    runs = 0.8 * sheet.runs(every)
    dirt = ((1 - every) * np.exp(-rim / 0.0007) + 0.5 * bare * np.exp(-inside / 0.0004)) * uneven
    return np.stack([cv2.GaussianBlur(bare, (0, 0), 1.6), glue, np.clip(np.maximum(dirt, runs), 0, 1)], -1)


def scraps(sheet, bare):
    """Bits of film that tore off and stayed at the edges of the first letters."""
    rough = 0.16 * (sheet.cloud(10, 30, 60) + 0.5 * sheet.cloud(3))
    spots = ((-0.173, 0.090, 0.006, 0.012), (-0.066, -0.072, 0.012, 0.004), (-0.028, -0.020, 0.0025, 0.024), (0.044, -0.070, 0.008, 0.006), (0.020, 0.093, 0.010, 0.004))
    near = sum(np.exp(-(((sheet.x - u) / wide) ** 2) - ((sheet.z - v) / tall) ** 2) for u, v, wide, tall in spots)
    return sheet.scraps((near + rough > 0.5) & (bare > 0.5))


def paint(sheet, found):
    """Blue paint, chalked and faded by the sun but where film covered it."""
    material, n, output = new_material("paint")
    spot = n.add("ShaderNodeNewGeometry", output="Position")
    high = n.add("ShaderNodeSeparateXYZ", {0: spot}, 2)
    ghost, glue, dirt = sheet.texture(n, image_from("traces", found[::-1]))
    mottled = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 9, 4), 0.55), n.math("MULTIPLY", n.noise(spot, 60, 5), 0.45))
    chalk = n.mix(n.ramp(mottled, 0.25, 0.75), (0.092, 0.158, 0.285), (0.118, 0.188, 0.315))
    stretched = n.add("ShaderNodeVectorMath", {0: spot, 1: (85, 0, 2.2)}, operation="MULTIPLY")
    runs = n.math("MULTIPLY", n.ramp(n.noise(stretched, 1, 4), 0.50, 0.78, 0.0, 0.55), n.ramp(n.noise(spot, 5, 2), 0.35, 0.65, 0.25, 1.0))
    chalk = n.mix(runs, chalk, (0.185, 0.245, 0.350))
    chalk = n.mix(n.ramp(high, -0.08, -0.30, 0.0, 0.45), chalk, (0.24, 0.225, 0.19))
    specks = n.math("MULTIPLY", n.ramp(n.noise(spot, 420, 3), 0.60, 0.70, 0.0, 0.55), n.ramp(n.noise(spot, 14, 3), 0.40, 0.62, 0.15, 1.0))
    chalk = n.mix(specks, chalk, (0.22, 0.25, 0.30))
    fresh = n.mix(n.ramp(n.noise(spot, 14, 5), 0.3, 0.7), (0.011, 0.040, 0.135), (0.020, 0.060, 0.180))
    color = n.mix(n.math("MULTIPLY", ghost, 0.93), chalk, fresh)
    color = n.mix(n.math("MULTIPLY", glue, 0.6), color, n.mix(n.noise(spot, 120, 5), (0.26, 0.27, 0.27), (0.12, 0.14, 0.18)))
    color = n.mix(n.math("MULTIPLY", dirt, 0.8), color, (0.045, 0.042, 0.036))
    peel = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 260), 2.2e-6), n.math("MULTIPLY", n.noise(spot, 30), 14e-6))
    grain = n.math("MULTIPLY", n.noise(spot, 1500, 2), n.math("MULTIPLY", n.math("SUBTRACT", 1.0, ghost), 2.2e-6))
    lumps = n.math("MULTIPLY", n.math("MULTIPLY", n.noise(spot, 300, 4), glue), 0.8e-4)
    bump = n.add("ShaderNodeBump", {"Height": n.math("ADD", n.math("ADD", peel, grain), lumps), "Distance": 1.0})
    rough = n.math("ADD", n.math("ADD", n.ramp(mottled, 0.3, 0.7, 0.22, 0.34), n.math("MULTIPLY", ghost, -0.25)), n.math("MULTIPLY", glue, 0.25))
    rough = n.math("MAXIMUM", rough, 0.035)
    skin = n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": rough, "Specular": n.ramp(ghost, 0.0, 1.0, 0.5, 1.0), "Normal": bump})
    dark = n.add("ShaderNodeBsdfDiffuse", {"Color": (0.006, 0.006, 0.006, 1)})
    n.connect(output.inputs[0], n.mix_shaders(n.ramp(n.attribute("edge"), 0.0, -0.0015), skin, dark))
    return material


def vinyl():
    """Yellow film: a little dull and dirty in front, pale grey with glue at its back."""
    material, n, output = new_material("vinyl")
    spot = n.add("ShaderNodeCombineXYZ", {0: n.attribute("u"), 1: n.attribute("v")})
    yellow = n.mix(n.ramp(n.noise(spot, 40, 5), 0.3, 0.75), (0.78, 0.43, 0.022), (0.70, 0.375, 0.022))
    stretched = n.add("ShaderNodeVectorMath", {0: spot, 1: (85, 2.2, 0)}, operation="MULTIPLY")
    yellow = n.mix(n.ramp(n.noise(stretched, 1, 4), 0.5, 0.8, 0.0, 0.30), yellow, (0.42, 0.30, 0.10))
    waves = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 260, 2), 2.2e-6), n.math("MULTIPLY", n.noise(spot, 45, 3), 18e-6))
    bump = n.add("ShaderNodeBump", {"Height": waves, "Distance": 1.0})
    rough = n.ramp(n.noise(spot, 22, 5), 0.3, 0.8, 0.16, 0.30)
    front = n.add("ShaderNodeBsdfPrincipled", {"Base Color": yellow, "Roughness": rough, "Specular": 0.5, "Normal": bump})
    tone = n.mix(n.ramp(n.noise(spot, 70, 6), 0.3, 0.8), (0.60, 0.57, 0.48), (0.50, 0.465, 0.38))
    grain = n.add("ShaderNodeBump", {"Height": n.noise(spot, 700, 3), "Distance": 1.5e-4})
    back = n.add("ShaderNodeBsdfPrincipled", {"Base Color": tone, "Roughness": 0.45, "Specular": 0.3, "Normal": grain})
    glow = n.add("ShaderNodeBsdfTranslucent", {"Color": (0.70, 0.42, 0.06, 1)})
    sheet = n.mix_shaders(n.ramp(n.attribute("kind"), 0.5, 1.0), front, back)
    n.connect(output.inputs[0], n.mix_shaders(0.06, sheet, glow))
    return material


def main():
    folder, *numbers = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(numbers[0]) if numbers else 1, int(numbers[1]) if numbers else 48
    start()
    letters = outlines("HIRE", CAPITALS, LEFT, FOOT)
    sheet = Map((-0.26, -0.16), (0.70, 0.38), 4000, 5)
    found = traces(sheet, letters)
    add_panel(paint(sheet, found))
    add_trim(plastic())
    film = vinyl()
    for ring in sheet.scraps(sheet.filled([letters[2]], [letters[3]]) * (1 - found[..., 0]) > 0.5):
        add_film([ring], film, stuck(), 0.0015)
    add_film(letters[4:], film, stuck((letters[4][:, 0].max(), FOOT, -0.7, 0.010)))
    for ring in scraps(sheet, found[..., 0]):
        add_film([ring], film, stuck(), 0.001)
    outdoors(-27)
    add_sun(SUN, 6.5)
    add_twigs((-0.42, 0.30), SUN, 0.12, 110, 6, (0.8, 1.7))
    add_twigs((0.40, 0.33), SUN, 0.08, 50, 3, (0.8, 1.7))
    camera((-0.46, -0.66, -0.13), (0.026, 0, 0.012), 45, aperture=5.6, focus=(0.09, -0.02, 0.02))
    save(develop(render(tuple(round(side * scale) for side in SIZE), samples), -0.5), f"{folder}/hero.jpg")


if __name__ == "__main__":
    main()
