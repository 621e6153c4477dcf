import Foundation
import PhotoData
import PhotoFixtures
import Testing

/// A cell loads the pictures of its photo while it is visible: the thumbnail, then the file.
@MainActor @Suite struct PhotoCellModelTests {
    /// A cell of version 1.0 and the pictures it received.
    @MainActor private final class Cell {
        let model: PhotoCellModel<Word>
        private(set) var shown: [String] = []

        init(_ item: Int, _ rig: ModelRig) {
            model = rig.model.cellModel(of: item)
            model.observer = { [weak self] in self?.shown.append("\($0): \($1.text)") }
        }
    }

    private let rig = ModelRig(20)

    private func cell(_ item: Int) -> Cell {
        if rig.model.photos.isEmpty { rig.open() }
        return Cell(item, rig)
    }

    private func answer(_ path: String, _ result: (URL) -> Result<Data, RemoteFailure> = { .success(Word.file($0)) }) {
        for request in rig.bucket.waiting where request.question.path == path {
            rig.bucket.answer(request, result(request.question))
        }
    }

    @Test func `the file is asked for once the thumbnail is there`() {
        let cell = cell(5)
        #expect(rig.bucket.requested.isEmpty, "nothing is fetched before the cell is seen")
        cell.model.start()
        cell.model.start()
        #expect(rig.bucket.requested.map(\.path) == ["/thumbnails/5.png"])
        answer("/thumbnails/5.png")
        #expect(rig.bucket.requested.map(\.path) == ["/thumbnails/5.png", "/files/5.png"])
        answer("/files/5.png")
        #expect(cell.shown == ["thumbnail: picture 5.png", "file: picture 5.png"])
        cell.model.start()
        #expect(rig.bucket.requested.count == 2 && !cell.model.isFetching)
    }

    @Test func `a cell out of sight gives up its request and is told nothing`() {
        let cell = cell(5)
        cell.model.start()
        let request = rig.bucket.waiting[0]
        cell.model.stop()
        #expect(request.isCancelled)
        request.answer(.success(Word.file(request.question)))
        #expect(cell.shown.isEmpty)
        cell.model.start()
        answer("/thumbnails/5.png")
        cell.model.stop()
        cell.model.start()
        #expect(rig.bucket.requested.map(\.path).suffix(2) == ["/files/5.png", "/files/5.png"], "it has its thumbnail")
    }

    @Test func `pictures that are kept come at once`() {
        let first = cell(5)
        first.model.start()
        rig.answerPictures()
        let second = cell(5)
        second.model.start()
        #expect(second.shown == first.shown)
        #expect(rig.bucket.requested.count == 2)
    }

    @Test func `each cell has a request of its own`() {
        let cells = [cell(5), cell(5)]
        for cell in cells { cell.model.start() }
        #expect(rig.bucket.waiting.count == 2)
        cells[0].model.stop()
        rig.answerPictures()
        #expect(cells[0].shown.isEmpty && cells[1].shown.count == 2)
    }

    @Test func `what fails is reported, does not keep the file from coming, and is asked for again`() {
        let cell = cell(5)
        cell.model.start()
        answer("/thumbnails/5.png") { _ in .failure(.status(404)) }
        answer("/files/5.png") { _ in .failure(.unreachable) }
        #expect(rig.reporter.incidents.map(\.category) == [.pictures, .pictures])
        #expect(!cell.model.isFetching)
        cell.model.start()
        answer("/thumbnails/5.png") { _ in .success(Data("<html>".utf8)) }
        answer("/files/5.png")
        #expect(cell.shown == ["file: picture 5.png"])
        cell.model.start()
        #expect(!cell.model.isFetching, "a photo whose file is there needs no thumbnail")
    }
}
