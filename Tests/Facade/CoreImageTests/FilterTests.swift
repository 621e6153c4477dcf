import CoreGraphics
import CoreImage
import Foundation
import Testing
import UIKit

@Suite struct FilterTests {
    /// The bytes of a pixel: red, green, blue and alpha.
    private func pixel(_ image: CIImage?, _ x: CGFloat = 0, _ y: CGFloat = 0) -> [UInt8] {
        var bytes: [UInt8] = [0, 0, 0, 0]
        guard let image else { return [] }
        CIContext().render(
            image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        return bytes
    }

    private func square(_ color: CIColor, side: CGFloat = 4) -> CIImage {
        CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
    }

    private static var orange: CIColor { CIColor(red: 1, green: 0.6, blue: 0.2) }

    private static var colors: [(String, [String: Any], [UInt8])] {
        [
            ("CIColorControls", [:], [255, 153, 51, 255]),
            ("CIColorControls", [kCIInputSaturationKey: 0], [178, 178, 178, 255]),
            ("CIColorControls", [kCIInputContrastKey: 0], [188, 188, 188, 255]),
            ("CIColorControls", [kCIInputBrightnessKey: -1], [0, 0, 0, 255]),
            ("CIPhotoEffectMono", [:], [178, 178, 178, 255]),
            ("CISepiaTone", [kCIInputIntensityKey: 0], [255, 153, 51, 255]),
            ("CISepiaTone", [kCIInputIntensityKey: 1], [210, 199, 178, 255]),
            ("CIColorInvert", [:], [0, 215, 251, 255]),
            ("CIExposureAdjust", [kCIInputEVKey: 1], [255, 209, 73, 255]),
            ("CIExposureAdjust", [kCIInputEVKey: -1], [188, 111, 35, 255]),
            ("CIColorMatrix", ["inputRVector": CIVector(x: 0, y: 0, z: 0, w: 0)], [0, 153, 51, 255]),
            ("CIPhotoEffectFade", [:], [255, 153, 51, 255]),
        ]
    }

    @Test func `colors change in linear light`() {
        for (name, parameters, expected) in Self.colors {
            let found = pixel(square(Self.orange).applyingFilter(name, parameters: parameters))
            #expect(found == expected, "\(name) \(parameters)")
        }
    }

    @Test func `a blur grows by three deviations, and keeps the sum of light`() {
        let image = square(.white, side: 10)
        let blurred = image.applyingGaussianBlur(sigma: 2)
        #expect(blurred.extent == CGRect(x: -6, y: -6, width: 22, height: 22))
        #expect(pixel(blurred, 5, 5)[0] > 245)
        #expect(pixel(blurred, -1, 5)[3] < pixel(blurred, 0, 5)[3])
        #expect(pixel(blurred, -6, -6)[3] < 3)
        let clamped = image.clampedToExtent().applyingGaussianBlur(sigma: 2).cropped(to: image.extent)
        #expect(pixel(clamped, 0, 0) == [255, 255, 255, 255])
    }

    @Test func `pictures move, turn and are cut`() {
        let image = square(.red).composited(
            over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 4)))
        #expect(pixel(image, 3, 0) == [255, 0, 0, 255] && pixel(image, 4, 0) == [0, 0, 255, 255])
        let moved = image.transformed(by: CGAffineTransform(translationX: 10, y: 2))
        #expect(moved.extent == CGRect(x: 10, y: 2, width: 8, height: 4))
        #expect(pixel(moved, 13, 2) == [255, 0, 0, 255] && pixel(moved, 0, 0) == [0, 0, 0, 0])
        #expect(image.oriented(.right).extent == CGRect(x: 0, y: 0, width: 4, height: 8))
        #expect(pixel(image.oriented(.upMirrored), 0, 0) == [0, 0, 255, 255])
        let scale = CIFilter.lanczosScaleTransform()
        (scale.inputImage, scale.scale) = (image, 0.5)
        #expect(scale.outputImage?.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(image.cropped(to: CGRect(x: 20, y: 0, width: 1, height: 1)).extent.isNull)
    }

    @Test func `the mean of an area is one pixel`() {
        let filter = CIFilter(
            name: "CIAreaAverage",
            parameters: [
                kCIInputImageKey: square(.white), kCIInputExtentKey: CIVector(x: 0, y: 0, z: 4, w: 4),
            ])
        #expect(pixel(filter?.outputImage) == [255, 255, 255, 255])
        #expect(filter?.outputImage?.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func `a mask shows one picture and another`() {
        let filter = CIFilter.blendWithMask()
        (filter.inputImage, filter.backgroundImage, filter.maskImage) = (square(.red), square(.blue), square(.black))
        #expect(pixel(filter.outputImage) == [0, 0, 255, 255])
        filter.maskImage = square(.white)
        #expect(pixel(filter.outputImage) == [255, 0, 0, 255])
    }

    @Test func `filters are known by their names`() {
        #expect(CIFilter(name: "CINone") == nil)
        #expect(CIFilter(name: "CISepiaTone")?.inputKeys == [kCIInputImageKey, kCIInputIntensityKey].sorted())
        #expect(CIFilter(name: "CISepiaTone")?.outputImage == nil)
        #expect(CIFilter.filterNames(inCategory: nil).contains("CIPhotoEffectNoir"))
        #expect(CIDetector(ofType: CIDetectorTypeFace, context: nil)?.features(in: .white).isEmpty == true)
    }

    @MainActor @Test func `images go to Core Image and back`() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        }
        let picture = try #require(CIImage(image: image))
        #expect(picture.extent.width == 3 * image.scale)
        #expect(pixel(picture, 0, picture.extent.height - 1) == [255, 0, 0, 255])
        let inverted = UIImage(ciImage: picture.applyingFilter("CIColorInvert"), scale: image.scale, orientation: .up)
        #expect(inverted.size == CGSize(width: 3, height: 2))
    }
}
