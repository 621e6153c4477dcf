@_exported public import CoreGraphics
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import ImageIO
@_exported public import QuartzCore
@_exported public import Symbols
