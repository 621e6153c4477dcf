import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let layersTables = [
        caGradientLayer, caReplicatorLayer, caTiledLayer, caMetalLayer, caEmitterLayer, caScrollLayer, caShapeLayer,
        caTextLayer,
    ]

    static let caGradientLayer = ObjectProperty.table(of: CAGradientLayer.self) {
        $0.add("colors", \.colors)
        $0.add("locations", \.locations)
        $0.add("startPoint", \.startPoint)
        $0.add("endPoint", \.endPoint)
        $0.add("type", \.type)
    }
    static let caReplicatorLayer = ObjectProperty.table(of: CAReplicatorLayer.self) {
        $0.add("instanceCount", \.instanceCount)
        $0.add("preservesDepth", \.preservesDepth)
        $0.add("instanceDelay", \.instanceDelay)
        $0.add("instanceTransform", \.instanceTransform)
        $0.add("instanceColor", \.instanceColor)
        $0.add("instanceRedOffset", \.instanceRedOffset)
        $0.add("instanceGreenOffset", \.instanceGreenOffset)
        $0.add("instanceBlueOffset", \.instanceBlueOffset)
        $0.add("instanceAlphaOffset", \.instanceAlphaOffset)
    }
    static let caTiledLayer = ObjectProperty.table(of: CATiledLayer.self) {
        $0.add("levelsOfDetail", \.levelsOfDetail)
        $0.add("levelsOfDetailBias", \.levelsOfDetailBias)
        $0.add("tileSize", \.tileSize)
    }
    static let caMetalLayer = ObjectProperty.table(of: CAMetalLayer.self) {
        $0.add("framebufferOnly", \.framebufferOnly)
        $0.add("drawableSize", \.drawableSize)
        $0.add("presentsWithTransaction", \.presentsWithTransaction)
        $0.add("maximumDrawableCount", \.maximumDrawableCount)
    }
    static let caEmitterLayer = ObjectProperty.table(of: CAEmitterLayer.self) {
        $0.add("emitterCells", \.emitterCells)
        $0.add("birthRate", \.birthRate)
        $0.add("lifetime", \.lifetime)
        $0.add("emitterPosition", \.emitterPosition)
        $0.add("emitterZPosition", \.emitterZPosition)
        $0.add("emitterSize", \.emitterSize)
        $0.add("emitterDepth", \.emitterDepth)
        $0.add("emitterShape", \.emitterShape)
        $0.add("emitterMode", \.emitterMode)
        $0.add("renderMode", \.renderMode)
        $0.add("preservesDepth", \.preservesDepth)
        $0.add("velocity", \.velocity)
        $0.add("scale", \.scale)
        $0.add("spin", \.spin)
        $0.add("seed", \.seed)
    }
    static let caScrollLayer = ObjectProperty.table(of: CAScrollLayer.self) {
        $0.add("scrollMode", \.scrollMode)
    }
    static let caShapeLayer = ObjectProperty.table(of: CAShapeLayer.self) {
        $0.add("path", \.path)
        $0.add("fillColor", \.fillColor)
        $0.add("fillRule", \.fillRule)
        $0.add("strokeColor", \.strokeColor)
        $0.add("strokeStart", \.strokeStart)
        $0.add("strokeEnd", \.strokeEnd)
        $0.add("lineWidth", \.lineWidth)
        $0.add("miterLimit", \.miterLimit)
        $0.add("lineCap", \.lineCap)
        $0.add("lineJoin", \.lineJoin)
        $0.add("lineDashPhase", \.lineDashPhase)
        $0.add("lineDashPattern", \.lineDashPattern)
    }
    static let caTextLayer = ObjectProperty.table(of: CATextLayer.self) {
        $0.add("string", \.string)
        $0.add("font", \.font)
        $0.add("fontSize", \.fontSize)
        $0.add("foregroundColor", \.foregroundColor)
        $0.add("wrapped", \.isWrapped)
        $0.add("truncationMode", \.truncationMode)
        $0.add("alignmentMode", \.alignmentMode)
        $0.add("allowsFontSubpixelQuantization", \.allowsFontSubpixelQuantization)
    }
}
