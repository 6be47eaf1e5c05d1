"""
Words in film on the side of a van, half of them peeled off: HIRE in yellow on faded blue, TILING in green on white.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P vinyl.py -- OUT [scale] [samples] [name ...]

writes OUT/hero.jpg (HIRE, 1600 x 900) and 1.jpg (TILING, 1600 x 1200). One unit is a metre; x goes along the van, z up, and the camera
looks along y.
"""

import os
import sys
from typing import NamedTuple

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, save
from letters import Map, add_film, outlines
from studio import add_sun, camera, image_from, new_material, render, smooth, start
from surroundings import surround
from van import add_panel, add_trim, add_twigs, plastic

SUN = (-0.85, -0.62, 0.80)
CAPITALS, FOOT = 0.165, -0.07


class Shot(NamedTuple):
    size: tuple
    word: str
    left: float  # where the word starts
    gone: int  # letters peeled off; half of the next one is torn off
    faded: tuple  # color of the paint, and where film kept the sun from it
    fresh: tuple
    film: tuple
    turn: float  # of the surroundings, in degrees
    stops: float  # of exposure
    twigs: tuple
    camera: tuple


SHOTS = {
    "hero": Shot((1600, 900), "HIRE", -0.185, 2, (0.095, 0.165, 0.300), (0.022, 0.062, 0.190), (0.74, 0.40, 0.022), -25, -0.5, (-0.42, 0.40), ((-0.46, -0.66, -0.13), (0.05, 0, 0.012), 45)),
    "1": Shot((1600, 1200), "TILING", -0.40, 2, (0.62, 0.605, 0.565), (0.80, 0.80, 0.79), (0.008, 0.045, 0.030), -25, -0.9, (-0.58, 0.45), ((-0.66, -0.82, -0.10), (-0.03, 0, 0.01), 42)),
}


def torn(sheet, letter):
    """Where a letter is torn off: above a ragged line through its middle."""
    x = sheet.x - letter[0][:, 0].mean()
    line = 0.35 * x + 0.006 * np.sin(60 * x) + 0.002 * np.sin(190 * x)
    ragged = 0.0010 * (sheet.cloud(40) + 0.6 * sheet.cloud(9) + 0.4 * sheet.cloud(3))
    return (sheet.z + ragged > line).astype(np.float32)


def traces(sheet, letters, gone):
    """What the letters left, from 0 to 1: paint that film kept from the sun, glue, and dirt along the edges."""
    bare = np.maximum(sheet.filled(letters[:gone]), sheet.filled(letters[gone : gone + 1]) * torn(sheet, letters[gone]))
    inside = sheet.distance(bare)
    glue = bare * smooth(sheet.cloud(40) + 0.5 * sheet.cloud(9) + 0.9 * np.exp(-inside / 0.002) - 0.8, 0, 2.0)
    every = sheet.filled(letters)
    uneven = smooth(sheet.cloud(30) + 0.5 * sheet.cloud(6), -1.4, 1.2)
    dirt = ((1 - every) * np.exp(-sheet.distance(1 - every) / 0.0007) + 0.5 * bare * np.exp(-inside / 0.0004)) * uneven
    return np.stack([cv2.GaussianBlur(bare, (0, 0), 1.6), glue, np.clip(np.maximum(dirt, 0.25 * sheet.runs(every)), 0, 1)], -1)


def paint(sheet, found, faded, fresh):
    """Paint, chalked and faded by the sun but where film covered it."""
    material, n, output = new_material("paint")
    spot = n.add("ShaderNodeNewGeometry", output="Position")
    high = n.add("ShaderNodeSeparateXYZ", {0: spot}, 2)
    ghost, glue, dirt = sheet.texture(n, image_from("traces", found[::-1]))
    mottled = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 9, 4), 0.55), n.math("MULTIPLY", n.noise(spot, 60, 5), 0.45))
    chalk = n.mix(n.ramp(mottled, 0.25, 0.75), faded, tuple(1.1 * c for c in faded))
    stretched = n.add("ShaderNodeVectorMath", {0: spot, 1: (85, 0, 2.2)}, operation="MULTIPLY")
    streaks = n.math("MULTIPLY", n.ramp(n.noise(stretched, 1, 4), 0.50, 0.78, 0.0, 0.15), n.ramp(n.noise(spot, 5, 2), 0.35, 0.65, 0.25, 1.0))
    dust = (0.27, 0.26, 0.235)
    chalk = n.mix(streaks, chalk, dust)
    chalk = n.mix(n.ramp(high, -0.05, -0.35, 0.0, 0.4), chalk, dust)
    color = n.mix(n.math("MULTIPLY", ghost, 0.93), chalk, fresh)
    color = n.mix(n.math("MULTIPLY", glue, 0.30), color, dust)
    color = n.mix(n.math("MULTIPLY", dirt, 0.7), color, (0.06, 0.055, 0.048))
    peel = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 260), 2.2e-6), n.math("MULTIPLY", n.noise(spot, 30), 14e-6))
    lumps = n.math("MULTIPLY", n.math("MULTIPLY", n.noise(spot, 300, 4), glue), 0.6e-4)
    bump = n.add("ShaderNodeBump", {"Height": n.math("ADD", peel, lumps), "Distance": 1.0})
    rough = n.math("ADD", n.ramp(ghost, 0.0, 1.0, 0.14, 0.03), n.math("MULTIPLY", glue, 0.25))
    skin = n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": rough, "Specular": 0.8, "Normal": bump})
    dark = n.add("ShaderNodeBsdfDiffuse", {"Color": (0.006, 0.006, 0.006, 1)})
    n.connect(output.inputs[0], n.mix_shaders(n.ramp(n.attribute("edge"), 0.0, -0.0015), skin, dark))
    return material


def vinyl(color):
    """Film, a little uneven and dirty."""
    material, n, output = new_material("vinyl")
    spot = n.add("ShaderNodeCombineXYZ", {0: n.attribute("u"), 1: n.attribute("v")})
    tone = n.mix(n.ramp(n.noise(spot, 40, 5), 0.3, 0.75), color, tuple(0.88 * c for c in color))
    stretched = n.add("ShaderNodeVectorMath", {0: spot, 1: (85, 2.2, 0)}, operation="MULTIPLY")
    tone = n.mix(n.ramp(n.noise(stretched, 1, 4), 0.5, 0.8, 0.0, 0.25), tone, (0.30, 0.27, 0.20))
    waves = n.math("ADD", n.math("MULTIPLY", n.noise(spot, 260, 2), 2.2e-6), n.math("MULTIPLY", n.noise(spot, 45, 3), 18e-6))
    bump = n.add("ShaderNodeBump", {"Height": waves, "Distance": 1.0})
    rough = n.ramp(n.noise(spot, 22, 5), 0.3, 0.8, 0.10, 0.22)
    n.connect(output.inputs[0], n.add("ShaderNodeBsdfPrincipled", {"Base Color": tone, "Roughness": rough, "Specular": 0.5, "Normal": bump}))
    return material


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if rest[1:] else 48
    for name in rest[2:] or SHOTS:
        shot = SHOTS[name]
        surround(start(), "forest", shot.turn)
        letters = outlines(shot.word, CAPITALS, shot.left, FOOT)
        sheet = Map((shot.left - 0.08, -0.16), (letters[-1][0][:, 0].max() - shot.left + 0.16, 0.38), 4000, 5)
        found = traces(sheet, letters, shot.gone)
        add_panel(paint(sheet, found, shot.faded, shot.fresh))
        add_trim(plastic())
        film = vinyl(shot.film)
        for ring in sheet.scraps(sheet.filled(letters[shot.gone : shot.gone + 1]) * (1 - found[..., 0]) > 0.5):
            add_film([ring], film, 0.0015)
        for letter in letters[shot.gone + 1 :]:
            add_film(letter, film)
        add_sun(SUN, 6.5)
        for spot, seed in zip(shot.twigs, (6, 3)):
            add_twigs((spot, 0.30), SUN, 0.12, 110, seed, (0.8, 1.7))
        eye, target, lens = shot.camera
        camera(eye, target, lens, aperture=6.3, focus=(0.0, -0.02, 0.02))
        light = render(tuple(round(side * scale) for side in shot.size), samples)
        save(develop(light, shot.stops), f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
