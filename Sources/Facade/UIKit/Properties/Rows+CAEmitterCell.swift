import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let caEmitterCellTables = [
        caEmitterCell
    ]

    static let caEmitterCell = ObjectProperty.table(of: CAEmitterCell.self) {
        $0.add("name", \.name)
        $0.add("enabled", \.isEnabled)
        $0.add("birthRate", \.birthRate)
        $0.add("lifetime", \.lifetime)
        $0.add("lifetimeRange", \.lifetimeRange)
        $0.add("emissionLatitude", \.emissionLatitude)
        $0.add("emissionLongitude", \.emissionLongitude)
        $0.add("emissionRange", \.emissionRange)
        $0.add("velocity", \.velocity)
        $0.add("velocityRange", \.velocityRange)
        $0.add("xAcceleration", \.xAcceleration)
        $0.add("yAcceleration", \.yAcceleration)
        $0.add("zAcceleration", \.zAcceleration)
        $0.add("scale", \.scale)
        $0.add("scaleRange", \.scaleRange)
        $0.add("scaleSpeed", \.scaleSpeed)
        $0.add("spin", \.spin)
        $0.add("spinRange", \.spinRange)
        $0.add("color", \.color)
        $0.add("redRange", \.redRange)
        $0.add("greenRange", \.greenRange)
        $0.add("blueRange", \.blueRange)
        $0.add("alphaRange", \.alphaRange)
        $0.add("redSpeed", \.redSpeed)
        $0.add("greenSpeed", \.greenSpeed)
        $0.add("blueSpeed", \.blueSpeed)
        $0.add("alphaSpeed", \.alphaSpeed)
        $0.add("contents", \.contents)
        $0.add("contentsRect", \.contentsRect)
        $0.add("contentsScale", \.contentsScale)
        $0.add("emitterCells", \.emitterCells)
        $0.add("style", \.style)
    }
}
