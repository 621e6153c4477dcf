// One import for users: what a screen in code needs, and contents of storyboards.
@_exported public import LayoutSim
@_exported public import LayoutSimInterfaceBuilder
