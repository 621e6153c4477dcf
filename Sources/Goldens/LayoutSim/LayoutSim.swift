// One import for users: the modules that a screen in code needs.
@_exported public import LayoutSimAutoLayout
@_exported public import LayoutSimDevices
@_exported public import LayoutSimDocuments
@_exported public import LayoutSimGeometry
@_exported public import LayoutSimRendering
@_exported public import LayoutSimText
@_exported public import LayoutSimTypography
@_exported public import LayoutSimViewTree
