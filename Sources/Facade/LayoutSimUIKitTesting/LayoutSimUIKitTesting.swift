// A single import for users: matrices, variants, their devices and text sizes. Types are named one by one, since those
// of the view tree and of layout have names of SwiftUI's, as `View`, `Layout`, `Font` and `Color`.
@_exported public import struct LayoutSimDevices.Device
@_exported public import enum LayoutSimDevices.Orientation
@_exported public import struct LayoutSimDevices.Viewport
@_exported public import struct LayoutSimGoldenTesting.GoldenError
@_exported public import struct LayoutSimGoldenTesting.Matrix
@_exported public import struct LayoutSimGoldenTesting.MatrixContent
@_exported public import enum LayoutSimGoldenTesting.MatrixError
@_exported public import struct LayoutSimGoldenTesting.Variant
@_exported public import enum LayoutSimText.ContentSizeCategory
