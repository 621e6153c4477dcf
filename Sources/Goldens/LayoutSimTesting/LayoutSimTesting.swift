// One import for users: what a screen built in code needs, contents of storyboards, and matrices.
@_exported public import LayoutSim
@_exported public import LayoutSimGoldenTesting
@_exported public import LayoutSimInterfaceBuilder
