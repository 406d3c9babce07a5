import ezvcard.Ezvcard;
import java.nio.file.Files;
import java.nio.file.Path;

/** Megabytes a second that ez-vcard reads of a file of cards, the last of several runs, when the JVM is warm. */
public class DecodeEzVcard {
  public static void main(String[] arguments) throws Exception {
    String text = Files.readString(Path.of(arguments[0]));
    long bytes = Files.size(Path.of(arguments[0]));
    double best = 0;
    int count = 0;
    for (int run = 0; run < 3; run++) {
      long start = System.nanoTime();
      count = Ezvcard.parse(text).all().size();
      best = Math.max(best, bytes / 1e6 / ((System.nanoTime() - start) / 1e9));
    }
    System.out.printf("%.2f MB/s (%d cards)%n", best, count);
  }
}
