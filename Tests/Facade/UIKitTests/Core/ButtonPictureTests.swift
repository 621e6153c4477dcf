import Testing

@testable import UIKit

@MainActor @Suite struct ButtonPictureTests {
    @Test(arguments: [
        (CGSize(width: 30, height: 20), CGRect(x: 0, y: 0, width: 30, height: 20)),
        (CGSize(width: 30, height: 60), CGRect(x: 0, y: 10, width: 30, height: 40)),
        (CGSize(width: 60, height: 60), CGRect(x: 10, y: 10, width: 40, height: 40)),
    ])
    func `the picture of a classic button is no larger than its room`(size: CGSize, frame: CGRect) {
        let button = UIButton(frame: CGRect(origin: .zero, size: size))
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
        button.setImage(renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }, for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == frame)
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 40))
    }
}
