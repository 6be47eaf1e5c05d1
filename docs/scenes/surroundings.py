"""The photographed surroundings that Blender brings for its own previews (CC0, by Greg Zaal), as light and as what paint reflects."""

import os

import bpy
import numpy as np


def surround(scene, name, turn=0.0, strength=1.0, tilt=0.0):
    """
    Lights a scene by one of city, courtyard, forest, interior, night, studio, sunrise and sunset.

    `turn` turns them about z and `tilt` about x, in degrees.
    """
    folder = os.path.join(bpy.utils.system_resource("DATAFILES"), "studiolights", "world")
    tree = scene.world.node_tree
    tree.nodes.clear()
    place = tree.nodes.new("ShaderNodeTexCoord")
    turned = tree.nodes.new("ShaderNodeMapping")
    turned.inputs["Rotation"].default_value = (*np.radians((tilt, 0, turn)),)
    photo = tree.nodes.new("ShaderNodeTexEnvironment")
    photo.image = bpy.data.images.load(os.path.join(folder, f"{name}.exr"))
    photo.interpolation = "Cubic"
    light = tree.nodes.new("ShaderNodeBackground")
    light.inputs["Strength"].default_value = strength
    output = tree.nodes.new("ShaderNodeOutputWorld")
    tree.links.new(place.outputs["Generated"], turned.inputs[0])
    tree.links.new(turned.outputs[0], photo.inputs[0])
    tree.links.new(photo.outputs[0], light.inputs[0])
    tree.links.new(light.outputs[0], output.inputs[0])
