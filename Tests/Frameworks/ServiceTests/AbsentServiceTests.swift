import ActivityKit
import Foundation
import PDFKit
import PassKit
import Testing
import UIKit
import Vision

/// What services answer that no device is there for.
@MainActor @Suite struct AbsentServiceTests {
    private struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
    }

    @Test func `requests of Vision end and find nothing`() throws {
        var ends = 0
        let request = VNRecognizeTextRequest { request, error in
            ends += request.results?.isEmpty == true && error == nil ? 1 : 0
        }
        #expect(request.results == nil)
        try VNImageRequestHandler(data: Data()).perform([request, VNDetectBarcodesRequest()])
        #expect(ends == 1 && request.results == [])
    }

    @Test func `Live Activities do not begin`() {
        let content = ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(attributes: Ride(), content: content)
        }
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Ride>.activities.isEmpty)
    }

    @Test func `documents have the pages that they are given`() throws {
        let document = PDFDocument()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
        document.insert(try #require(PDFPage(image: image)), at: 0)
        document.insert(PDFPage(), at: 9)
        let page = try #require(document.page(at: 0))
        #expect(page.bounds(for: .mediaBox).size == CGSize(width: 30, height: 40))
        #expect(document.pageCount == 2 && document.page(at: 2) == nil && document.index(for: page) == 0)
        #expect(PDFDocument(data: Data("text".utf8)) == nil)
        #expect(PDFDocument(data: Data("%PDF-1.7".utf8))?.dataRepresentation()?.count == 8)
    }

    @Test func `buttons of Apple Pay have their words`() {
        let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
        #expect(button.title(for: .normal) == "Buy with Pay" && button.backgroundColor == .black)
        #expect(!PKPaymentAuthorizationController.canMakePayments())
    }
}
