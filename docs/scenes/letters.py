"""Letters cut from film on the side of a van: their outlines, their meshes, a real peel, and maps of what film leaves. vinyl.py and ghost.py use it."""

import bpy
import cv2
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from studio import add_mesh, smooth
from van import on_skin

FONT = "/usr/share/fonts/opentype/inter/Inter-ExtraBold.otf"
THICK, OVER = 0.0002, 0.00004  # of film, and how far it is from the paint


def outlines(word, capitals, left, foot):
    """The letters' outlines (n, 2), from left to right; a hole follows its letter."""
    text = bpy.data.curves.new("word", "FONT")
    text.body, text.font, text.fill_mode, text.resolution_u, text.space_character = word, bpy.data.fonts.load(FONT), "NONE", 24, 1.04
    mesh = bpy.data.objects.new("word", text).to_mesh()
    points = np.array([v.co[:2] for v in mesh.vertices])
    near = {}
    for a, b in (e.vertices for e in mesh.edges):
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    scale = capitals / points[:, 1].max()
    loops = []
    while near:
        loop = [next(iter(near))]
        while loop[-1] in near:
            loop.append(next((k for k in near.pop(loop[-1]) if k in near), None))
        loops.append(points[loop[:-1]] * scale + (left, foot))
    return sorted(loops, key=lambda loop: loop[:, 0].min())


def flat_film(rings, step):
    """A fine mesh of triangles within an outline but not in its holes: points (n, 2) and faces (m, 3), turned one way."""
    fine, edges = [], []
    for ring in rings:
        first = len(fine)
        for a, b in zip(ring, np.roll(ring, -1, 0)):
            count = max(1, int(np.linalg.norm(b - a) / step))
            fine += [a + (b - a) * i / count for i in range(count)]
        edges += [(i, i + 1) for i in range(first, len(fine) - 1)] + [(len(fine) - 1, first)]
    within = lambda p, ring: cv2.pointPolygonTest((ring * 1e4).astype(np.float32), (p[0] * 1e4, p[1] * 1e4), True) / 1e4
    inside = lambda p: min([within(p, rings[0])] + [-within(p, hole) for hole in rings[1:]])
    low, high = rings[0].min(0), rings[0].max(0)
    inner = [(x, z) for x in np.arange(low[0], high[0], step) for z in np.arange(low[1], high[1], step)]
    inner = [p for p in inner if inside(p) > step * 0.5]
    points, _, faces, *_ = delaunay_2d_cdt([Vector(p) for p in (*fine, *inner)], edges, [], 1, 1e-7)
    points, faces = np.array(points), np.array([f for f in faces])
    if len(rings) > 1:
        faces = faces[[inside(p) > 0 for p in points[faces].mean(1)]]
    a, b, c = (points[faces[:, k]] for k in range(3))
    turned = np.cross(b - a, c - a) > 0
    faces[turned] = faces[turned][:, ::-1]
    return points, faces


def add_film(rings, material, place, step=0.002):
    """Film with a front, a back and an edge; `place` gives points for flat ones and how far they are from the back."""
    flat, faces = flat_film(rings, step)
    front, back = place(flat, THICK), place(flat, 0.0)
    sides = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    known = {tuple(s) for s in sides.tolist()}
    rim = np.array([s for s in known if s[::-1] not in known])
    n = len(flat)
    wall = np.concatenate([np.stack([rim[:, 0], rim[:, 0] + n, rim[:, 1]], -1), np.stack([rim[:, 1], rim[:, 0] + n, rim[:, 1] + n], -1)])
    points = np.concatenate([front, back, front, back])
    kind = np.repeat([0.0, 1.0, 0.5, 0.5], n)
    spots = np.tile(flat, (4, 1))
    values = {"kind": kind, "u": spots[:, 0], "v": spots[:, 1]}
    return add_mesh("film", points, np.concatenate([faces, faces[:, ::-1] + n, wall + 2 * n]), material, values)


def stuck(corner=None):
    """Film on the paint, loose at one corner if it is given: x, z, the angle it points in, and how far in it is loose."""

    def place(flat, offset):
        x, z = flat.T
        high = offset + OVER
        if corner:
            u, v, angle, reach = corner
            high = high + np.maximum((x - u) * np.cos(angle) + (z - v) * np.sin(angle) + reach, 0) ** 2 / 0.045
        return on_skin(x, z, np.broadcast_to(high, x.shape))

    return place


class Peel:
    """Film that came off up to a line and rolled up on a cone, as film does: flat on the paint it would fit, so it isn't stretched.

    `holds` is a point of the line, `loose` the angle of the way to its loose end, `apex` how far along the line (to the right of that way)
    the cone's tip is, `radius` the roll's at `holds`, and `tighter` how much tighter it is after 0.1 m.
    """

    def __init__(self, holds, loose, apex, radius, tighter=0.4, ease=0.010):
        self.holds, self.way = np.array(holds), np.array([np.cos(loose), np.sin(loose)])
        side = np.array([self.way[1], -self.way[0]])
        self.tip, self.along = self.holds + side * apex, -side * np.sign(apex)
        self.reach = abs(apex)
        # The ruling from the tip as it turns: a curve on the unit sphere whose geodesic curvature is the bend.
        self.turns = np.linspace(0, 0.16 / self.reach, 6000)
        step = self.turns[1]
        frame = np.array([[*self.along, 0], [*self.way, 0], [0, 0, 1.0]])
        frames = []
        for turn in self.turns:
            frames.append(frame)
            far = turn * self.reach
            bend = self.reach / radius * smooth(far, 0, ease) * (1 + tighter * far / 0.1)
            ruling, ahead, up = frame + step * np.array([frame[1], bend * frame[2] - frame[0], -bend * frame[1]])
            ruling = ruling / np.linalg.norm(ruling)
            ahead = ahead - ruling * (ahead @ ruling)
            ahead = ahead / np.linalg.norm(ahead)
            frame = np.stack([ruling, ahead, np.cross(ruling, ahead) * np.sign(up @ np.cross(ruling, ahead))])
        self.frames = np.array(frames)

    def loosened(self, x, z):
        """How far beyond the line, below 0 where the film holds."""
        return (x - self.holds[0]) * self.way[0] + (z - self.holds[1]) * self.way[1]

    def __call__(self, flat, offset):
        away = flat - self.tip
        far, turn = np.linalg.norm(away, axis=1), np.arctan2(away @ self.way, away @ self.along)
        at = lambda row: np.stack([np.interp(turn, self.turns, self.frames[:, row, k]) for k in range(3)], -1)
        loose = np.maximum(self.loosened(*flat.T), 0)
        # Where it was pulled it is a little wavy.
        x, z = flat.T
        wave = 0.0005 * np.sin(70 * x + 95 * z) * np.sin(120 * x - 60 * z + 1) + 0.0002 * np.sin(330 * x + 150 * z)
        rolled = far[:, None] * at(0) + (offset + wave * smooth(loose, 0.010, 0.05))[:, None] * at(2)
        rolled[:, :2] += self.tip
        firm = turn <= 0
        rolled[firm] = np.column_stack([flat, np.full(len(flat), offset)])[firm]
        return on_skin(rolled[:, 0], rolled[:, 1], OVER + np.maximum(rolled[:, 2], 0))


class Map:
    """A picture of a part of the skin: its left and lower edges, its sides in metres, and pixels a metre. Row 0 is the lowest."""

    def __init__(self, corner, sides, fine, seed):
        self.corner, self.sides, self.fine = np.array(corner), sides, fine
        self.shape = int(sides[1] * fine), int(sides[0] * fine)
        self.rng = np.random.default_rng(seed)
        self.x, self.z = np.meshgrid(corner[0] + np.arange(self.shape[1]) / fine, corner[1] + np.arange(self.shape[0]) / fine)

    def cloud(self, across, along=None, turn=0.0):
        """Soft noise with a spread of 1, sizes in pixels; streaks if it is longer along."""
        side = int(np.hypot(*self.shape)) + 8
        small = max(1, int(across / 3))
        noise = self.rng.standard_normal((side // small + 2, side // small + 2)).astype(np.float32)
        noise = cv2.resize(cv2.GaussianBlur(noise, (0, 0), (along or across) / small, sigmaY=across / small), (side, side))
        spin = cv2.getRotationMatrix2D((side / 2, side / 2), turn, 1)
        noise = cv2.warpAffine(noise, spin, (side, side), borderMode=cv2.BORDER_REFLECT)[: self.shape[0], : self.shape[1]]
        return (noise - noise.mean()) / noise.std()

    def filled(self, rings, holes=()):
        mask = np.zeros(self.shape, np.uint8)
        for ring, tone in [(ring, 255) for ring in rings] + [(ring, 0) for ring in holes]:
            cv2.fillPoly(mask, [np.round((ring - self.corner) * self.fine * 16).astype(np.int32)], tone, cv2.LINE_AA, 4)
        return mask.astype(np.float32) / 255

    def distance(self, mask):
        """From each spot of the mask to its edge, in metres."""
        return cv2.distanceTransform((mask > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / self.fine

    def runs(self, letters):
        """Thin runs where rain drew dirt down from the letters' lower edges."""
        fall = np.zeros_like(letters)
        for row in range(len(letters) - 2, -1, -1):
            fall[row] = np.maximum(fall[row + 1] * 0.9945, letters[row + 1] * (1 - letters[row]))
        narrow = smooth(self.cloud(5)[:1] + 0.8 * self.cloud(1)[:1], 0.5, 2.2)
        return (1 - letters) * fall * cv2.GaussianBlur(narrow.astype(np.float32), (0, 0), 2)

    def scraps(self, torn, smallest=260):
        """Outlines of what is torn."""
        rings = cv2.findContours(torn.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
        return [ring[::3, 0] / self.fine + self.corner for ring in rings if cv2.contourArea(ring) > smallest]

    def texture(self, n, image):
        """The map `image` of this part as nodes at the spot that is shaded: three channels."""
        spot = n.add("ShaderNodeNewGeometry", output="Position")
        parts = [n.add("ShaderNodeSeparateXYZ", {0: spot}, k) for k in (0, 2)]
        scaled = {k: n.math("DIVIDE", n.math("SUBTRACT", parts[k], self.corner[k]), self.sides[k]) for k in (0, 1)}
        left = n.add("ShaderNodeTexImage", {"Vector": n.add("ShaderNodeCombineXYZ", scaled)}, image=image, extension="CLIP", interpolation="Cubic")
        return [n.add("ShaderNodeSeparateRGB", {0: left}, k) for k in range(3)]
