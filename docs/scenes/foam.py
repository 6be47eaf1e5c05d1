"""
The basic detail's pictures: the handle of a dark green car, under red dust, under snow foam, and clean and wet.

    OIDN_WEIGHTS=rt_hdr_alb_nrm.tza blender -b -P foam.py -- OUT [scale] [samples] [names]

writes OUT/before.jpg, during.jpg, after.jpg (1600 x 1200) and hero.jpg (1600 x 900, with foam); `names` are those to render, with
commas. The panel is in door.py, its dust in red_dust.py, the foam in suds.py, the drops in drops.py.
"""

import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import door
import home
import suds
from develop import develop, save
from drops import Drops, handle_drops
from evening import evening
from red_dust import LOOK, Dust
from studio import add_mesh, area_light, camera, render, start
from water import water

SIZES = {"before": (1600, 1200), "during": (1600, 1200), "after": (1600, 1200), "hero": (1600, 900)}
# What the camera looks at, and how wide the picture is there, in metres.
VIEW, VIEWS = ((0.195, 0, 0.005), 0.66), {"hero": ((0.095, 0, -0.012), 0.54)}
TURN, RISE, LENS = np.radians(12), np.radians(9), 70
# Browner than the red dust of swipe.py.
BROWN = (*LOOK[:2], ((0.36, 0.205, 0.118), (0.19, 0.090, 0.046)), LOOK[3])
# Rain that ran down the dust: x, top, bottom, width in mm, strength.
RAIN = ((-0.118, 0.45, 0.03, 5, 0.55), (-0.055, 0.45, -0.17, 9, 0.85), (0.052, 0.30, 0.085, 4, 0.6), (0.078, 0.034, -0.115, 4, 0.7), (0.236, 0.026, -0.070, 5, 0.6),
        (0.262, 0.45, 0.10, 5, 0.6), (0.392, 0.45, 0.17, 6, 0.7), (0.481, 0.45, -0.04, 7, 0.8), (0.405, 0.026, -0.100, 4, 0.7), (-0.090, -0.080, -0.118, 3, 0.6),
        (0.020, -0.074, -0.190, 5, 0.75), (0.122, -0.072, -0.130, 3.5, 0.6), (0.205, -0.070, -0.215, 6, 0.7), (0.352, -0.068, -0.108, 3, 0.5), (0.448, -0.066, -0.160, 4, 0.65))
# Drops that have run: x, top, bottom, radius.
RUNS = ((-0.083, 0.26, 0.058, 0.0034), (-0.020, 0.175, -0.045, 0.0030), (0.022, 0.26, 0.150, 0.0026), (0.112, 0.23, 0.118, 0.0032), (0.066, 0.030, -0.055, 0.0024),
        (0.246, 0.215, 0.075, 0.0028), (0.288, 0.12, -0.040, 0.0034), (0.372, 0.26, 0.185, 0.0030), (0.462, 0.168, 0.052, 0.0030), (0.412, 0.022, -0.045, 0.0026),
        (0.506, 0.24, 0.02, 0.0032), (0.190, -0.082, -0.165, 0.0026), (-0.055, -0.09, -0.20, 0.0030), (0.395, -0.078, -0.140, 0.0024), (0.272, -0.08, -0.118, 0.0022))


def build(name, is_fine):
    cell = 0.0004 if is_fine else 0.0008
    maps = foam = None
    if name != "after":
        dust = Dust(cell)
        if name == "before":
            for run in RAIN:
                dust.marks.run(*run)
        else:
            foam = suds.Foam(door.surface, 0.0006, door.HANDLE)
            foam.wash(dust)
        maps = dust.maps()
    material = home.skin(maps, door.PAINT, BROWN)
    door.add_panel(material, 0.00015 if is_fine else 0.0006)
    door.add_handle(material)
    if name == "after":
        drops = Drops(lambda x, z: np.ones(x.shape, bool))
        for run in RUNS:
            drops.run(*run)
        drops.hang()
        drops.rain(60000, 0.0046)
        add_mesh("drops", *drops.mesh(), water())
        add_mesh("hanging", *handle_drops(np.random.default_rng(3)), water())
    if foam:
        foam.add()
        drops = Drops(foam.is_bare)
        drops.rain(26000, 0.0024)
        add_mesh("drops", *drops.mesh(), water())


def main():
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(rest[0]) if rest else 1, int(rest[1]) if len(rest) > 1 else 48
    for name in rest[2].split(",") if len(rest) > 2 and rest[2] else SIZES:
        start()
        home.add_sky(evening())
        build(name, scale > 0.6)
        area_light((1.5, -0.7, 2.5), (0.1, 0, -0.05), (1.2, 0.6), 132, (1, 0.88, 0.74))
        area_light((-1.6, -2.2, 1.8), (0.1, 0, 0), (1.2, 1.2), 12, (0.9, 0.95, 1))
        target, width = VIEWS.get(name, VIEW)
        back = np.array([-np.sin(TURN) * np.cos(RISE), -np.cos(TURN) * np.cos(RISE), np.sin(RISE)])
        camera(target + width / 2 / (18 / LENS) * back, target, LENS)
        light = render(tuple(round(side * scale) for side in SIZES[name]), samples)
        # The clean paint is dark; a camera would open up.
        picture = develop(light, 1.05 if name == "after" else 0.7).astype(np.float32)
        # The grain of foam and drops would be most of a file.
        if name != "before":
            picture = cv2.bilateralFilter(picture, 5, 20 / 255, 3)
        save(picture, f"{folder}/{name}.jpg")


if __name__ == "__main__":
    main()
